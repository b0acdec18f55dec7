import * as z from 'zod/mini'
import { Dose } from './dose'
import { Answers, Consultation, SymptomDuration } from './consultationView'
import { endpoint } from './endpoint'
import { Cents, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, ProductCode, Size } from './fields'
import { PersonName } from './patient'
import { DrugDisease, MAX_BOXES, TOO_MANY_BOXES } from './prescription'
import { MAX_DRUGS, SignatureView, Signer, SignerRelation, Written } from './prescriptionSign'
import { Upload } from './upload'

export const MIN_SYMPTOM = 10
export const MAX_SYMPTOM = 500
/** Pictures of one consultation. */
export const MAX_CONSULTATION_PICTURES = 9
export const MAX_MEDICINES = 200
/** Below this age (years) somebody of the family has to be with the child (互联网诊疗管理办法（试行）, article 20). */
export const ACCOMPANIED_AGE = 6

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
  /** Answers of the questionnaire `consult` that the member lets go with it; gone or too old, it goes without. */
  questionnaireId: z.optional(Id),
  /** Words of an emergency are refused once with EMERGENCY and what to do; who has read it and goes on says so. */
  isForced: z._default(z.boolean(), false),
})
export type ConsultationForm = z.infer<typeof ConsultationForm>

const Typed = (max: number) => z.optional(z.string().check(z.maxLength(max)))
const Maybe = z.optional(Answers.shape.allergy)
/** Key by key: `z.partial` is a kilobyte that nothing else needs. */
const SomeAnswers = z.object({ usedBefore: Maybe, liverKidney: Maybe, pregnant: Maybe, nursing: Maybe, allergy: Maybe })

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
  answers: z.optional(SomeAnswers),
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

/** Calls before a consultation is begun, and the list of them; they are of the group `consultation`. */
export const formCalls = {
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
  list: endpoint('GET /consultations', {
    about: 'Consultations of this member, the newest first',
    session: 'required',
    query: z.object({ page: Page, size: Size, patientId: z.optional(Id) }),
    provides: 'consultations',
    output: pageOf(Consultation),
    fallback: EMPTY_PAGE,
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
    invalidates: ['consultations', 'serviceOrders'],
    output: z.looseObject({ consultationId: Id, state: z.string(), payable: Cents }),
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
