import { ACCOMPANIED_AGE, type ConsultationForm } from '../../../src/contract/consultationForm'
import { OF_PREGNANCY, type ConsultationAnswers, type ConsultationQuestion } from '../../../src/contract/consultationView'
import { birthDateOf, sexOf } from '../../../src/contract/idCard'
import { CHILD_AGE, mayBePregnant, relationText } from '../../../src/contract/patient'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { dangerIn } from '../chat/dangerIn'
import { emergencyText } from '../chat/emergencyText'
import { ownPatient } from '../patient/patientBook'
import { ageOf, contentOfPatient, type PatientContent } from '../patient/storedPatient'
import { drugsIn } from '../prescription/submitPrescription'
import { checkDisease } from '../prescriptionSign/checkSign'
import { productCards } from '../productCard/cards'
import { attachedQuestionnaire } from '../questionnaire/attached'
import { controlledOf } from '../safety/controlled'
import type { ConsultationContent } from './content'
import { findDoctors } from './doctorViews'
import { refuseClosed } from './opening'
import { needSign } from './signs'

type Asking = { ring: KeyRing; memberId: string; now: Date }

/** A form that may be handed in: what is sealed of it, and where it goes. */
export type Checked = { content: ConsultationContent; department: string | null; chosenDoctor: string | null }

/** Looked at before a transaction is opened, in the order in which somebody can do something about it. What another call may change meanwhile is asked in it once more (`begin.ts`). */
export async function checkedConsultation(db: Db, form: ConsultationForm, { ring, memberId, now }: Asking): Promise<Checked> {
  if (!form.isForced) await refuseEmergency(db, form.symptom)
  await refuseClosed(db, now)
  const patient = contentOfPatient(ring, await ownPatient(db, memberId, form.patientId))
  const who = factsOf(patient, now)
  await needSign(db, { memberId, patientId: form.patientId, now })
  refuseChildAlone(form, { ...who, hasGuardian: patient.guardianVo !== null })
  const answers = checkedAnswers(form.answers, who)
  checkDisease({ ...form.disease, field: 'disease' }, who)
  const drugs = await wantedDrugs(db, form, now)
  const where = await whereTo(db, form)
  const attached = await attachedTo(db, form, { ring, memberId, now })
  return { content: { ...sealedOf(form, { patient, who, answers, drugs }), ...(attached && { questionnaire: attached }) }, ...where }
}

/** What the member let go with it; an application never fails by it. */
const attachedTo = async (db: Db, { questionnaireId: id }: ConsultationForm, asking: Asking) =>
  id === undefined ? undefined : attachedQuestionnaire(db, { ...asking, id })

type Facts = Pick<ConsultationContent['patient'], 'sex' | 'age'>
const factsOf = ({ idCardNumber }: PatientContent, now: Date): Facts => ({ sex: sexOf(idCardNumber), age: ageOf(idCardNumber, now) })

/** Words of an emergency lead to help first, once: who has read it may go on. */
async function refuseEmergency(db: Db, symptom: string): Promise<void> {
  const danger = await dangerIn(db, symptom)
  if (!danger) return
  throw new HttpError(409, 'EMERGENCY', danger.headline, { field: 'symptom', details: { text: emergencyText(danger) } })
}

/** A child below six has somebody of the family with them (互联网诊疗管理办法（试行）, article 20), and any child a guardian. */
export function refuseChildAlone({ isAccompanied }: Pick<ConsultationForm, 'isAccompanied'>, of: Facts & { hasGuardian: boolean }): void {
  if (of.age < CHILD_AGE && !of.hasGuardian) throw new HttpError(422, 'NO_GUARDIAN', '请先在用药人里填写监护人', { field: 'patientId' })
  if (of.age < ACCOMPANIED_AGE && !isAccompanied)
    throw new HttpError(422, 'NOT_ACCOMPANIED', `不满 ${ACCOMPANIED_AGE} 周岁，问诊时要有监护人陪在身边，请确认`, {
      field: 'isAccompanied',
    })
}

const NO = { yes: false, words: '' }

/** Questions about pregnancy are no for whom they are not asked; of an allergy it has to be said to what. */
export function checkedAnswers(answers: ConsultationAnswers, who: Facts): ConsultationAnswers {
  const isAsked = (question: ConsultationQuestion) => mayBePregnant(who) || !OF_PREGNANCY.includes(question)
  const { usedBefore, liverKidney, pregnant, nursing, allergy } = answers
  if (allergy.yes && allergy.words === '')
    throw new HttpError(422, 'ALLERGY_UNSAID', '请填写对什么过敏，医生开药要避开', { field: 'answers.allergy.words' })
  return {
    ...{ usedBefore, liverKidney, allergy },
    pregnant: isAsked('pregnant') ? pregnant : NO,
    nursing: isAsked('nursing') ? nursing : NO,
  }
}

export const visitText = (name: string) => `${name}需要医生当面看诊才能开，网上不能开，请到医院就诊`

/** Prescription drugs on the shelf, none next to those that are controlled: these a doctor gives to whom he sees. */
async function wantedDrugs(db: Db, { drugs }: ConsultationForm, now: Date): Promise<ConsultationContent['drugs']> {
  const codes = drugs.map(({ productCode }) => productCode)
  const found = drugsIn({ drugs }, await productCards(db, codes, now))
  for (const { productCode, name } of found)
    if ((await controlledOf(db, [productCode])).length > 0)
      throw new HttpError(409, 'VISIT_NEEDED', visitText(name), {
        field: 'drugs',
        details: { productCode },
      })
  return found.map(({ productCode, name, specification, quantity }) => ({ productCode, name, specification, quantity }))
}

/** The doctor that was chosen has to take patients now; a department, somebody of it. */
async function whereTo(db: Db, { doctorId, department }: ConsultationForm): Promise<Omit<Checked, 'content'>> {
  if (doctorId === undefined && (department ?? '') === '') return { department: null, chosenDoctor: null }
  const onDuty = (await findDoctors(db, department)).filter(({ isOnDuty }) => isOnDuty)
  const found = doctorId === undefined ? onDuty[0] : onDuty.find((one) => one.doctorId === doctorId)
  if (!found)
    throw doctorId === undefined
      ? new HttpError(409, 'DOCTOR_OFF_DUTY', '这个科室现在没有医生接诊，请换一个科室或不选', { field: 'department' })
      : new HttpError(409, 'DOCTOR_OFF_DUTY', '这位医生现在不接诊，请换一位', { field: 'doctorId' })
  return { department: found.department, chosenDoctor: doctorId ?? null }
}

type Parts = { patient: PatientContent; who: Facts; answers: ConsultationAnswers; drugs: ConsultationContent['drugs'] }

function sealedOf(form: ConsultationForm, { patient, who, answers, drugs }: Parts): ConsultationContent {
  const { name, idCardNumber, relationLabel, guardianVo, healthInfo } = patient
  const relation = relationText({ relationLabel, ...who })
  return {
    patient: { name, idCardNumber, ...who, birthDate: birthDateOf(idCardNumber), relation, guardianName: guardianVo?.name ?? null },
    healthInfo,
    symptom: form.symptom,
    duration: form.duration,
    images: form.images,
    disease: form.disease,
    medicines: form.medicines,
    answers,
    drugs,
    isAccompanied: form.isAccompanied,
  }
}
