import * as z from 'zod/mini'
import { ConsultationForm, WrittenDrug } from '../../src/contract/consultationForm'
import { SymptomDuration } from '../../src/contract/consultationView'
import { Cents, Done, Id, Instant, ProductCode } from '../../src/contract/fields'
import { DiseaseWord } from '../../src/contract/disease'
import { Sex } from '../../src/contract/idCard'
import { HealthInfo } from '../../src/contract/patient'
import { DrugDisease, PrescribedDrug } from '../../src/contract/prescription'
import { MAX_DRUGS } from '../../src/contract/prescriptionSign'
import { MaskedName, MaskedText } from './masked'
import { CaseSafety } from './safety'
import { workEndpoint } from './workEndpoint'

/** Why a doctor cannot help from afar: what the member is told to do. */
export const DeclineReason = z.enum(['visit', 'emergency', 'notDiagnosed', 'other'], '请选择原因')
export type DeclineReason = z.infer<typeof DeclineReason>
export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  visit: '需要当面检查，请到医院就诊',
  emergency: '可能是急症，请立即到最近的医院急诊，或拨打 120',
  notDiagnosed: '网上只能复诊，请先到医院确诊',
  other: '不适合在线问诊',
}
/** What the member reads of it: the reason, and what the doctor wrote; of another reason what was written alone. */
export function declinedText({ reason, words }: { reason: DeclineReason; words: string }): string {
  if (reason === 'other') return words
  return words === '' ? DECLINE_WORDS[reason] : `${DECLINE_WORDS[reason]}。${words}`
}

/** What the member filled in, as the doctor who treats reads it. */
export const FilledIn = z.looseObject({
  name: MaskedName,
  relation: z.string(),
  healthInfo: z.nullable(HealthInfo),
  guardianName: z.nullable(MaskedName),
  symptom: MaskedText,
  duration: SymptomDuration,
  /** Ids of pictures; each is fetched with `picture`. */
  pictures: z.array(Id),
  disease: DrugDisease,
  medicines: MaskedText,
  answers: ConsultationForm.shape.answers,
  drugs: z.array(z.looseObject({ productCode: ProductCode, name: z.string(), specification: z.string(), quantity: z.int() })),
  /** Questions about a drug, and what was chosen (`hospitalDrug`); none of a form. */
  asked: z.array(z.looseObject({ question: z.string(), chosen: z.array(z.string()) })),
  /** What the member answered before and let go with it. */
  questionnaire: z.nullable(
    z.looseObject({
      title: z.string(),
      finishedAt: Instant,
      lines: z.array(z.looseObject({ question: z.string(), answer: MaskedText })),
    }),
  ),
  /** What the safety rules say of these drugs for this patient. */
  safety: CaseSafety,
})
export type FilledIn = z.infer<typeof FilledIn>

/** A consultation at the counter. */
export const ConsultationCase = z.looseObject({
  consultationId: Id,
  state: z.string(),
  sex: z.enum(Sex),
  age: z.int(),
  department: z.nullable(z.string()),
  fee: Cents,
  createdAt: Instant,
  /** By when a doctor has to have come; null once one has. */
  answerBefore: z.nullable(Instant),
  /** Null for a doctor who does not treat: it is read after the consultation was taken. */
  form: z.nullable(FilledIn),
  /** What was written at its end. */
  summary: z.nullable(z.string()),
  /** The latest first. */
  prescriptions: z.array(
    z.looseObject({
      ...{ prescriptionId: Id, createdAt: Instant, state: z.string(), word: z.string(), refusal: z.nullable(z.string()) },
      /** As it was written, for one that begins with it; null where the paper is not what was written. */
      written: z.nullable(z.looseObject({ diagnosis: DrugDisease, drugs: z.array(PrescribedDrug), advice: z.string() })),
    }),
  ),
})
export type ConsultationCase = z.infer<typeof ConsultationCase>

/** Characters of a summary. */
export const MAX_SUMMARY = 500

/** Characters of a doctor's advice on a prescription. */
export const MAX_ADVICE = 200

/** A prescription as a doctor writes it; it then waits for a pharmacist. */
export const WriteForm = z.object({
  diagnosis: DrugDisease,
  drugs: z.array(WrittenDrug).check(z.minLength(1, '请添加药品'), z.maxLength(MAX_DRUGS, `一张处方最多 ${MAX_DRUGS} 种药品`)),
  advice: z._default(z.string().check(z.trim(), z.maxLength(MAX_ADVICE, `医嘱最多 ${MAX_ADVICE} 字`)), ''),
  /** Rules with a critical finding that the doctor has seen and prescribes in spite of: refused with CRITICAL_UNSEEN where one is missing. */
  acknowledged: z._default(z.array(Id).check(z.maxLength(50)), []),
  password: z.string().check(z.minLength(1, '请输入登录密码'), z.maxLength(128, '密码过长')),
})
export type WriteForm = z.infer<typeof WriteForm>

/** What shoppers read of a doctor. */
export const DoctorForm = z.object({
  title: z.string('请填写职称').check(z.trim(), z.minLength(2, '请填写职称'), z.maxLength(20, '最多 20 字')),
  department: z.string('请填写科室').check(z.trim(), z.minLength(2, '请填写科室'), z.maxLength(20, '最多 20 字')),
  registration: z.string('请填写执业证书编号').check(z.trim(), z.minLength(6, '请填写执业证书编号'), z.maxLength(40, '最多 40 字')),
  intro: z._default(z.string().check(z.trim(), z.maxLength(200, '最多 200 字')), ''),
})
export const DoctorProfile = z.looseObject({
  staffId: Id,
  name: z.string(),
  /** Null where nobody has filled it in: this doctor takes no patients. */
  profile: z.nullable(z.looseObject({ title: z.string(), department: z.string(), registration: z.string(), intro: z.string() })),
  isOnDuty: z.boolean(),
  load: z.int(),
})
export type DoctorProfile = z.infer<typeof DoctorProfile>

const ById = z.object({ conversationId: Id })
const roles = ['doctor'] as const
const OPENED = { title: '打开问诊', record: 'consultation:{conversationId}' } as const

export const consultation = {
  case: workEndpoint('GET /consultations/{conversationId}', {
    about: 'What the member of a consultation filled in, with prescriptions that were written in it and what the safety rules say',
    ...OPENED,
    roles,
    params: ById,
    output: ConsultationCase,
  }),
  picture: workEndpoint('GET /consultations/{conversationId}/pictures/{id}', {
    about: 'A picture of the form, as a data URL: no link to it is ever made',
    title: '查看问诊图片',
    record: 'consultation:{conversationId}',
    roles,
    params: z.object({ conversationId: Id, id: Id }),
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  diseases: workEndpoint('GET /consultations/{conversationId}/diseases', {
    about: 'Diseases by what was typed that this patient can have',
    roles,
    params: ById,
    query: z.object({ words: z._default(z.string().check(z.trim(), z.maxLength(40, '最多 40 字')), '') }),
    output: z.looseObject({ results: z.array(DiseaseWord) }),
  }),
  drugs: workEndpoint('GET /consultation-drugs', {
    about: 'Prescription drugs on the shelf whose name or ingredient holds some words; `whyNot` where they may not be written from afar',
    roles,
    query: z.object({ words: z.string().check(z.trim(), z.minLength(1, '请输入药名'), z.maxLength(40, '最多 40 字')) }),
    output: z.looseObject({
      results: z.array(
        z.looseObject({
          productCode: ProductCode,
          name: z.string(),
          specification: z.string(),
          inStock: z.boolean(),
          whyNot: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  safety: workEndpoint('GET /consultations/{conversationId}/safety', {
    about: 'What the safety rules say of drugs (product codes with commas between) for this patient',
    roles,
    params: ById,
    query: z.object({ productCodes: z.string().check(z.maxLength(200)) }),
    output: CaseSafety,
  }),
  write: workEndpoint('POST /consultations/{conversationId}/prescriptions', {
    about: 'Write a prescription in a consultation one is in: it waits for a pharmacist, and its card stands in the conversation',
    title: '开具处方',
    version: 'none',
    roles,
    params: ById,
    body: WriteForm,
    // The body has a password: not even its hash is kept. One that waits already is answered with itself.
    idempotent: false,
    output: z.looseObject({ prescriptionId: Id }),
  }),
  decline: workEndpoint('PUT /consultations/{conversationId}/decline', {
    about: 'Say that a consultation cannot be answered from afar: it ends, its fee goes back, and the member reads what to do',
    title: '退回问诊',
    version: 'none',
    roles,
    params: ById,
    body: z
      .object({ reason: DeclineReason, words: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 字')), '') })
      .check(z.refine(({ reason, words }) => reason !== 'other' || words !== '', { error: '请写明原因', path: ['words'] })),
    output: Done,
  }),
  finish: workEndpoint('PUT /consultations/{conversationId}/finish', {
    about: 'End a consultation that one is in with a summary that its member reads, and the day on which one wants to hear of it again',
    title: '结束问诊',
    version: 'none',
    roles,
    params: ById,
    body: z.object({
      summary: z
        .string('请写小结')
        .check(z.trim(), z.minLength(5, '请写小结：判断与建议'), z.maxLength(MAX_SUMMARY, `小结最多 ${MAX_SUMMARY} 字`)),
      /** From tomorrow on, within half a year. */
      followUpOn: z.optional(z.iso.date('请选择日期')),
    }),
    output: Done,
  }),
  me: workEndpoint('GET /doctors/me', {
    about: 'What shoppers read of oneself, and whether one takes patients',
    roles,
    output: DoctorProfile,
  }),
  duty: workEndpoint('PUT /doctors/me/duty', {
    about: 'Begin or stop taking patients; who is talked with is not left by it',
    title: '开始或停止接诊',
    version: 'none',
    roles,
    body: z.object({ isOnDuty: z.boolean() }),
    output: DoctorProfile,
  }),
  doctors: workEndpoint('GET /doctors', {
    about: 'Everybody with the role of a doctor, and what shoppers read of them',
    roles: ['operator'],
    output: z.looseObject({ results: z.array(DoctorProfile) }),
  }),
  keepDoctor: workEndpoint('PUT /doctors/{staffId}', {
    about: 'Say what shoppers read of a doctor; without it they take no patients',
    title: '填写医生资料',
    version: 'none',
    roles: ['operator'],
    params: z.object({ staffId: Id }),
    body: DoctorForm,
    output: DoctorProfile,
  }),
}
