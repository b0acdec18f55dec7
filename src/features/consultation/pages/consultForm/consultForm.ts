import { ConsultationForm, type ConsultationDraft, type formCalls } from '@/contract/consultationForm'
import {
  CONSULTATION_QUESTIONS,
  OF_PREGNANCY,
  QUESTION_NAMES,
  type ConsultationQuestion,
  type SymptomDuration,
} from '@/contract/consultationView'
import type { Input } from '@/contract/endpoint'
import { mayBePregnant, type Patient } from '@/contract/patient'
import { MAX_DRUGS } from '@/contract/prescriptionSign'
import { withDrug, type WantedDrugs } from '@/domain/prescription/wantedDrugs'
import { firstOf } from '@/domain/patient/firstOf'
import { isAccompaniedAsked, NOT_ACCOMPANIED } from '../../seeing/accompanied'

/** An answer that may still be missing. */
export type AnswerValue = { yes: boolean | undefined; words: string }

/** What the form holds, in the order of the page. */
export type ConsultValues = {
  patientId: string
  /** Empty: whoever comes first. */
  doctorId: string
  department: string
  diseaseName: string
  icdCode: string | null
  isDiagnosed: boolean
  symptom: string
  duration: SymptomDuration | undefined
  images: string[]
  medicines: string
  drugs: WantedDrugs
  isAccompanied: boolean
  /** Of the questionnaire whose answers go with it; empty where none do. */
  questionnaireId: string
} & Record<ConsultationQuestion, AnswerValue>

type Begun = {
  draft: ConsultationDraft | null
  patients: readonly Patient[]
  /** Of the address that led here; nothing of it is trusted. */
  from: { productCode?: string | undefined; patientId?: string | undefined; doctorId?: string | undefined; department?: string | undefined }
}

const UNANSWERED: AnswerValue = { yes: undefined, words: '' }

/** What the form begins with: what was left in it, for whom and with whom the page before said, and the drug that led here. */
export function valuesOf({ draft, patients, from }: Begun): ConsultValues {
  const isChosen = from.doctorId !== undefined || from.department !== undefined
  const { doctorId = '', department = '' } = isChosen ? from : (draft ?? {})
  const answerOf = (question: ConsultationQuestion): AnswerValue => ({ ...UNANSWERED, ...draft?.answers?.[question] })
  return {
    patientId: firstOf(patients, from.patientId, draft?.patientId)?.id ?? '',
    doctorId,
    department,
    diseaseName: draft?.diseaseName ?? '',
    icdCode: draft?.icdCode ?? null,
    isDiagnosed: false,
    symptom: draft?.symptom ?? '',
    duration: draft?.duration,
    images: draft?.images ?? [],
    medicines: draft?.medicines ?? '',
    usedBefore: answerOf('usedBefore'),
    liverKidney: answerOf('liverKidney'),
    pregnant: answerOf('pregnant'),
    nursing: answerOf('nursing'),
    allergy: answerOf('allergy'),
    drugs: withDrug(draft?.drugs ?? [], from.productCode, MAX_DRUGS),
    isAccompanied: false,
    questionnaireId: '',
  }
}

/** Questions that are asked about this patient; all but those of pregnancy while nobody is chosen. */
export const askedOf = (patient: Patient | undefined): ConsultationQuestion[] =>
  QUESTION_NAMES.filter((question) => !OF_PREGNANCY.includes(question) || (patient !== undefined && mayBePregnant(patient)))

const ALLERGY_UNSAID = '请填写对什么过敏，医生开药要避开'

function answerProblem(question: ConsultationQuestion, { yes, words }: AnswerValue): string | undefined {
  if (yes === undefined) return `请回答：${CONSULTATION_QUESTIONS[question].text}`
  return question === 'allergy' && yes && words.trim() === '' ? ALLERGY_UNSAID : undefined
}

/** What the schema cannot say: a question that is not asked needs no answer. */
export function problemsOf(values: ConsultValues, patient: Patient | undefined) {
  const asked = askedOf(patient)
  const answers = QUESTION_NAMES.map((name) => [name, asked.includes(name) ? answerProblem(name, values[name]) : undefined] as const)
  return {
    ...(Object.fromEntries(answers) as Record<ConsultationQuestion, string | undefined>),
    isAccompanied: isAccompaniedAsked(patient) && !values.isAccompanied ? NOT_ACCOMPANIED : undefined,
  }
}

const { patientId, symptom, duration, images, disease, isDiagnosed, medicines, drugs } = ConsultationForm.shape
export const SCHEMA = { patientId, symptom, duration, images, diseaseName: disease.shape.name, isDiagnosed, medicines, drugs }

/** Names of the gateway's fields beside which of these its word is shown. */
export const FIELDS = {
  disease: 'diseaseName',
  department: 'doctorId',
  ...Object.fromEntries(QUESTION_NAMES.flatMap((name) => [[`answers.${name}`, name] as const, [`answers.${name}.words`, name] as const])),
} satisfies Readonly<Record<string, keyof ConsultValues>>

const wanted = (values: ConsultValues) => values.drugs.map(({ productCode, quantity }) => ({ productCode, quantity }))
const chosen = ({ doctorId, department }: ConsultValues) => ({
  ...(doctorId !== '' && { doctorId }),
  ...(department !== '' && { department }),
})

/** What is kept of it: never that something was declared, which is done each time anew. */
export function draftOf(values: ConsultValues): ConsultationDraft {
  const answers = QUESTION_NAMES.flatMap((name) => {
    const { yes, words } = values[name]
    return yes === undefined ? [] : [[name, { yes, words: words.slice(0, MAX_WORDS) }] as const]
  })
  const { patientId: id, diseaseName, icdCode, symptom: told, duration: since, images: pictures, medicines: taken } = values
  return {
    ...(id !== '' && { patientId: id }),
    ...{ diseaseName, icdCode, symptom: told, images: pictures, medicines: taken, drugs: wanted(values), ...chosen(values) },
    ...(since !== undefined && { duration: since }),
    answers: Object.fromEntries(answers),
  }
}

/** Characters that say more of a yes. */
export const MAX_WORDS = 60

export type HandedIn = Input<typeof formCalls.save>['body']

/** What is handed in; the form was checked before. */
export function formOf(values: ConsultValues, patient: Patient, since: SymptomDuration, isForced: boolean): HandedIn {
  const asked = askedOf(patient)
  const answerOf = (name: ConsultationQuestion) => {
    const { yes = false, words } = values[name]
    return asked.includes(name) && yes ? { yes, words: words.trim() } : { yes: false }
  }
  const { diseaseName, icdCode, symptom: told, images: pictures, medicines: taken, isAccompanied, questionnaireId } = values
  return {
    ...{
      patientId: patient.id,
      symptom: told,
      duration: since,
      images: pictures,
      medicines: taken,
      drugs: wanted(values),
      ...chosen(values),
    },
    disease: { name: diseaseName, icdCode },
    isDiagnosed: true,
    answers: {
      usedBefore: answerOf('usedBefore'),
      liverKidney: answerOf('liverKidney'),
      pregnant: answerOf('pregnant'),
      nursing: answerOf('nursing'),
      allergy: answerOf('allergy'),
    },
    ...(isAccompaniedAsked(patient) && { isAccompanied }),
    ...(questionnaireId !== '' && { questionnaireId }),
    ...(isForced && { isForced }),
  }
}
