import * as z from 'zod/mini'
import { Dose } from './dose'
import { endpoint } from './endpoint'
import { Cents, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, ProductCode, Size } from './fields'
import { HealthInfo, PersonName } from './patient'
import { DrugDisease, MAX_BOXES, PrescribedDrug, TOO_MANY_BOXES } from './prescription'
import { MAX_DRUGS, SignatureView, Signer, SignerRelation, Written } from './prescriptionSign'
import { Upload } from './upload'

/** How a consultation stands; what each state means is `CONSULTATION_STATES`. A later gateway may answer another one. */
export const ConsultationState = {
  toPay: 'toPay',
  waiting: 'waiting',
  talking: 'talking',
  ended: 'ended',
  /** No doctor came in time. */
  unanswered: 'unanswered',
  /** A doctor read the form and could not help from afar. */
  declined: 'declined',
  /** Taken back by its member, or not paid in time. */
  cancelled: 'cancelled',
} as const
export type ConsultationState = (typeof ConsultationState)[keyof typeof ConsultationState]

export const MIN_SYMPTOM = 10
export const MAX_SYMPTOM = 500
/** Pictures of one consultation. */
export const MAX_CONSULTATION_PICTURES = 9
export const MAX_MEDICINES = 200
/** Below this age (years) somebody of the family has to be with the child (互联网诊疗管理办法（试行）, article 20). */
export const ACCOMPANIED_AGE = 6

/** For how long it has been so. */
export const SymptomDuration = z.enum(['days', 'week', 'month', 'longer'], '请选择持续多久了')
export type SymptomDuration = z.infer<typeof SymptomDuration>
export const DURATION_NAMES: Readonly<Record<SymptomDuration, string>> = {
  days: '三天以内',
  week: '一周左右',
  month: '一个月内',
  longer: '一个月以上',
}

/** The five questions that are answered with yes or no before a doctor sees the form; of `yes` words say more. */
export const CONSULTATION_QUESTIONS = {
  usedBefore: { text: '以前用过要开的药吗？', more: '用得怎么样，有没有不舒服' },
  liverKidney: { text: '肝或肾的功能有异常吗？', more: '什么异常，查过的指标' },
  pregnant: { text: '正在怀孕或备孕吗？', more: '怀孕几周' },
  nursing: { text: '正在哺乳吗？', more: '宝宝多大' },
  allergy: { text: '对药物或食物过敏吗？', more: '对什么过敏，什么反应' },
} as const
export type ConsultationQuestion = keyof typeof CONSULTATION_QUESTIONS
export const QUESTION_NAMES = Object.keys(CONSULTATION_QUESTIONS) as ConsultationQuestion[]
/** Of them, those that are asked of women of an age alone (`mayBePregnant`); of anybody else they are no. */
export const OF_PREGNANCY: readonly ConsultationQuestion[] = ['pregnant', 'nursing']

const Answer = z.object({
  yes: z.boolean('请回答是或否'),
  words: z._default(z.string().check(z.trim(), z.maxLength(60, '说明最多 60 字')), ''),
})
const Answers = z.object({ usedBefore: Answer, liverKidney: Answer, pregnant: Answer, nursing: Answer, allergy: Answer })
export type ConsultationAnswers = z.infer<typeof Answers>

const WantedDrug = z.object({
  productCode: ProductCode,
  quantity: z.int('数量应为整数').check(z.minimum(1, '数量至少为 1'), z.maximum(MAX_BOXES, TOO_MANY_BOXES)),
})
const IcdCode = z.nullable(z.string().check(z.regex(/^[A-Z]\d\d$/, '疾病编码不正确')))
const Disease = z.object({
  name: z.string().check(z.trim(), z.minLength(2, '请填写医生诊断过的疾病'), z.maxLength(60, '疾病名称不超过 60 个字')),
  icdCode: IcdCode,
})
const PatientId = z.string('请选择用药人').check(z.regex(/^[\w-]{1,64}$/, '请选择用药人'))

export const ConsultationForm = z.object({
  patientId: PatientId,
  symptom: z
    .string('请描述症状')
    .check(
      z.trim(),
      z.minLength(MIN_SYMPTOM, `请至少写 ${MIN_SYMPTOM} 个字，医生要靠它判断`),
      z.maxLength(MAX_SYMPTOM, `症状描述最多 ${MAX_SYMPTOM} 字`),
    ),
  duration: SymptomDuration,
  images: z._default(z.array(Id).check(z.maxLength(MAX_CONSULTATION_PICTURES, `图片最多 ${MAX_CONSULTATION_PICTURES} 张`)), []),
  /** What a doctor who saw the patient called it. */
  disease: Disease,
  /** No first visit from afar (LAW-AND-PRIVACY, D14). */
  isDiagnosed: z.literal(true, '网上只能复诊：没有在医院确诊过，请先到医院就诊'),
  /** What the patient takes now; empty where nothing. */
  medicines: z._default(z.string().check(z.trim(), z.maxLength(MAX_MEDICINES, `正在用的药最多写 ${MAX_MEDICINES} 字`)), ''),
  answers: Answers,
  /** Drugs the member hopes for; a doctor decides. */
  drugs: z._default(z.array(WantedDrug).check(z.maxLength(MAX_DRUGS, `一次最多 ${MAX_DRUGS} 种药品`)), []),
  /** The doctor that was chosen; without one whoever comes first, of the department where one was. */
  doctorId: z.optional(Id),
  department: z.optional(z.string().check(z.maxLength(20))),
  /** Of a child below six years: somebody of the family is there. */
  isAccompanied: z._default(z.boolean(), false),
  /** Words of an emergency are refused once with EMERGENCY and what to do; who has read it and goes on says so. */
  isForced: z._default(z.boolean(), false),
})
export type ConsultationForm = z.infer<typeof ConsultationForm>

const Typed = (max: number) => z.optional(z.string().check(z.maxLength(max)))
/** What was put into the form and not handed in, right or wrong. */
export const ConsultationDraft = z.object({
  patientId: z.optional(Id),
  symptom: Typed(MAX_SYMPTOM + 100),
  duration: z.optional(SymptomDuration),
  images: z.optional(z.array(Id).check(z.maxLength(MAX_CONSULTATION_PICTURES))),
  diseaseName: Typed(80),
  icdCode: z.optional(IcdCode),
  isDiagnosed: z.optional(z.boolean()),
  medicines: Typed(MAX_MEDICINES + 100),
  answers: z.optional(z.partial(Answers)),
  drugs: z.optional(z.array(WantedDrug).check(z.maxLength(MAX_DRUGS))),
  doctorId: z.optional(Id),
  department: Typed(20),
  isAccompanied: z.optional(z.boolean()),
})
export type ConsultationDraft = z.infer<typeof ConsultationDraft>

/** A doctor of the shop's Internet hospital, as shoppers may know them. */
export const Doctor = z
  .looseObject({
    doctorId: Id,
    name: z.string(),
    /** 主治医师 */
    title: z.string(),
    department: z.string(),
    /** 执业证书编号 */
    registration: z.string(),
    intro: z.string(),
    /** Takes patients now. */
    isOnDuty: z.boolean(),
    /** Consultations that wait for, or are with, this doctor. */
    load: z.int().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'Doctor' })
export type Doctor = z.infer<typeof Doctor>

/** Where the fee is: nothing was paid, it is the doctor's, on its way back, or back. */
export const FeeState = z.enum(['none', 'kept', 'returning', 'returned'])
export type FeeState = z.infer<typeof FeeState>

/** A consultation in a list. */
export const Consultation = z
  .looseObject({
    consultationId: Id,
    state: z.string(),
    /** The patient, while the member keeps them. */
    patientId: z.nullable(Id),
    patientName: z.string(),
    /** 父亲 */
    relationLabel: z.string(),
    disease: z.string(),
    drugs: z.array(PrescribedDrug),
    department: z.nullable(z.string()),
    /** Who was chosen, or came. */
    doctor: z.nullable(z.looseObject({ doctorId: Id, name: z.string(), title: z.string(), department: z.string() })),
    fee: Cents,
    feeState: FeeState,
    createdAt: Instant,
    /** Until when the fee may be paid; null where none is awaited. */
    payBefore: z.nullable(Instant),
    /** By when a doctor has to have come, or the fee goes back; null where none is waited for. */
    answerBefore: z.nullable(Instant),
    startedAt: z.nullable(Instant),
    endedAt: z.nullable(Instant),
    /** Messages are those of `chat`; null before the fee is paid. */
    conversationId: z.nullable(Id),
    /** Messages of the doctor that the member has not read. */
    unread: z.int().check(z.nonnegative()),
  })
  .register(z.globalRegistry, { id: 'Consultation' })
export type Consultation = z.infer<typeof Consultation>

/** The whole of it, as its member reads it. */
export const ConsultationDetail = z
  .looseObject({
    ...Consultation.shape,
    symptom: z.string(),
    duration: SymptomDuration,
    images: z.array(Upload),
    medicines: z.string(),
    answers: Answers,
    healthInfo: z.nullable(HealthInfo),
    /** While it waits: how many are served before, and in about how many minutes a doctor comes. */
    queue: z.nullable(z.looseObject({ ahead: z.int().check(z.nonnegative()), minutes: z.int().check(z.nonnegative()) })),
    /** Why a doctor could not help from afar, and what to do; null where none said so. */
    declined: z.nullable(z.string()),
    /** Prescriptions that were written in it, the newest first. */
    prescriptions: z.array(z.looseObject({ prescriptionId: Id, state: z.string(), createdAt: Instant })),
  })
  .register(z.globalRegistry, { id: 'ConsultationDetail' })
export type ConsultationDetail = z.infer<typeof ConsultationDetail>

/** Who signs that the risks of a consultation from afar were read: as on a prescription (`prescriptionSign`). */
export const ConsultationSignForm = z.object({
  patientId: PatientId,
  /** Of the text that was read; another in force is refused with AGREEMENT_CHANGED. */
  version: z.string().check(z.maxLength(40)),
  signer: Signer,
  agent: z.optional(z.object({ name: PersonName, relation: SignerRelation })),
  written: z.optional(Written),
  typedName: z.optional(PersonName),
})
export type ConsultationSignForm = z.infer<typeof ConsultationSignForm>

/** A drug that a doctor writes: what, how many boxes, and how it is taken. */
export const WrittenDrug = z.object({ ...WantedDrug.shape, dose: z.optional(Dose), disease: z.optional(DrugDisease) })
export type WrittenDrug = z.infer<typeof WrittenDrug>

const CONSENTS = ['drugUserRule'] as const
const ById = z.object({ consultationId: Id })

export const consultation = {
  setting: endpoint('GET /consultations/setting', {
    about:
      'Whether the shop has doctors, what a consultation costs, in how many minutes one comes, and when; `isOpen`: one can be begun now',
    session: 'optional',
    output: z.looseObject({
      isOpen: z.boolean(),
      /** Why not, and what to do; null where it is open. */
      why: z.nullable(z.string()),
      fee: Cents,
      /** Minutes after which the fee goes back where nobody came. */
      answerMinutes: z.int(),
      /** Empty where the shop has no doctors. */
      hours: z.string(),
      /** When `isOpen` turns by the clock; null where it does not. */
      changesAt: z.nullable(Instant),
      departments: z.array(z.string()),
    }),
  }),
  findDoctor: endpoint('POST /consultations/find-doctor', {
    about:
      'Find a doctor before a consultation (find pre-doctor): on duty first, then who has least to do; of a department where one is named',
    collects: 'nothing',
    session: 'optional',
    body: z.object({ department: z.optional(z.string().check(z.maxLength(20))) }),
    output: z.looseObject({ results: z.array(Doctor) }),
  }),
  sign: endpoint('GET /consultations/sign', {
    about: 'Whether the consent to consultations is signed for a patient, and the version of its text that is to be read',
    session: 'required',
    query: z.object({ patientId: Id }),
    provides: 'consultations',
    output: z.looseObject({ isSigned: z.boolean(), version: z.string(), title: z.string(), sign: z.nullable(SignatureView) }),
  }),
  giveSign: endpoint('POST /consultations/sign', {
    about: 'Sign the consent to consultations for a patient; it holds until its text changes materially or the consent is withdrawn',
    collects: { scene: '签署互联网诊疗知情同意书', kinds: ['identity', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: ConsultationSignForm,
    invalidates: ['consultations', 'agreements'],
    output: Done,
  }),
  save: endpoint('POST /consultations/save', {
    about:
      'Begin a consultation. Refused with EMERGENCY (details.text: what to do; `isForced` goes on), SIGN_NEEDED before the consent is signed, VISIT_NEEDED for what a doctor has to see in person, NOT_OPEN where no doctor takes patients. With a fee it waits to be paid at /pay, else for a doctor',
    collects: { scene: '在线问诊', kinds: ['identity', 'health', 'consult', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: ConsultationForm,
    invalidates: ['consultations'],
    output: z.looseObject({ consultationId: Id, state: z.string(), payable: Cents }),
  }),
  list: endpoint('GET /consultations', {
    about: 'Consultations of this member, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size, patientId: z.optional(Id) }),
    provides: 'consultations',
    output: pageOf(Consultation),
    fallback: EMPTY_PAGE,
  }),
  detail: endpoint('GET /consultations/detail', {
    about: 'One consultation of this member; what is said in it is `chat.record`',
    session: 'required',
    query: ById,
    provides: 'consultations',
    output: ConsultationDetail,
  }),
  cancel: endpoint('POST /consultations/cancel', {
    about: 'Take a consultation back before a doctor has come: a fee that was paid goes back',
    collects: 'nothing',
    session: 'required',
    body: ById,
    invalidates: ['consultations', 'chat', 'pay'],
    output: Done,
  }),
  end: endpoint('POST /consultations/end', {
    about: 'End a consultation that a doctor is in: there is nothing more to ask',
    collects: 'nothing',
    session: 'required',
    body: ById,
    invalidates: ['consultations', 'chat'],
    output: Done,
  }),
  draft: endpoint('GET /consultations/draft', {
    about: 'What was put into the form and not handed in, or nothing; kept for two weeks, encrypted, with its pictures',
    session: 'required',
    provides: 'consultations',
    output: z.looseObject({ draft: z.nullable(ConsultationDraft), images: z.array(Upload), savedAt: z.nullable(Instant) }),
  }),
  keepDraft: endpoint('PUT /consultations/draft', {
    about: 'Keep what is being put into the form',
    collects: { scene: '填写问诊（未提交）', kinds: ['identity', 'health', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    body: ConsultationDraft,
    output: Done,
  }),
  dropDraft: endpoint('DELETE /consultations/draft', {
    about: 'Throw away what was put into the form, and its pictures',
    session: 'required',
    output: Done,
  }),
}
