import * as z from 'zod/mini'
import { Dose } from './dose'
import { endpoint } from './endpoint'
import { Done, EMPTY_PAGE, Id, Instant, Page, pageOf, ProductCode, Size } from './fields'
import { Sex } from './idCard'
import { HealthInfo } from './patient'
import { MAX_DRUGS, SignatureView } from './prescriptionSign'
import { Upload } from './upload'

/** Pictures of one prescription (specification 2, section 3: prescriptionImage1 to 3). */
export const MAX_PICTURES = 3
/** Drugs that a list shows of a prescription (specification 2, section 9). */
export const PREVIEWED_DRUGS = 2

/** How a prescription stands. A later gateway may answer another one: the client shows it as being worked on. */
export const PrescriptionState = {
  waiting: 'waiting',
  /** A pharmacist asked something, and the member has not answered. */
  asked: 'asked',
  /** One pharmacist has approved it, and another has to. */
  second: 'second',
  approved: 'approved',
  refused: 'refused',
  expired: 'expired',
  used: 'used',
} as const
export type PrescriptionState = (typeof PrescriptionState)[keyof typeof PrescriptionState]

/** A disease that a drug is for: as it was chosen, with its ICD-10 category, or typed, without one. */
export const DrugDisease = z.object({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)), icdCode: z.nullable(z.string()) })
export type DrugDisease = z.infer<typeof DrugDisease>

/** A drug on a prescription: name, maker's pack and boxes; nothing of its leaflet. */
export const PrescribedDrug = z.looseObject({
  /** What it is for, where that is not the prescription's diagnosis. */
  disease: z.optional(DrugDisease),
  productCode: ProductCode,
  name: z.string(),
  specification: z.string(),
  quantity: z.int(),
  /** As it was written on the paper, where the member gave it. */
  dose: z.optional(Dose),
  /**
   * For how many days what the patient bought of it lasts, today counted: an estimate of the gateway from doses and boxes received; 0 where
   * it should be empty today. Absent where it cannot be computed, or has been empty for long.
   */
  supply: z.optional(z.looseObject({ daysLeft: z.int(), emptyOn: z.iso.date(), isReminded: z._default(z.boolean(), true) })),
})
export type PrescribedDrug = z.infer<typeof PrescribedDrug>

/** A prescription in a list. What stands on the paper alone is null for one that came without a paper. */
export const Prescription = z
  .looseObject({
    prescriptionId: Id,
    state: z.string(),
    /** The patient it was handed in for, while the member keeps them. */
    patientId: z.nullable(Id),
    patientName: z.string(),
    /** 父亲 */
    relationLabel: z.string(),
    diagnosis: z.string(),
    /** ICD-10 category of the diagnosis, where it was chosen and not typed. */
    icdCode: z.nullable(z.string()),
    hospital: z.nullable(z.string()),
    /** The day it was written: 2026-11-21 */
    issuedOn: z.nullable(z.iso.date()),
    drugs: z.array(PrescribedDrug),
    createdAt: Instant,
    validUntil: Instant,
    /** Orders it can still be bought by, and those it is good for in all. */
    fetchesLeft: z._default(z.int(), 1),
    fetchesAll: z._default(z.int(), 1),
    /** By when a pharmacist means to have looked at it; null where none waits for it. */
    expectedBefore: z.nullable(Instant),
    /** Who looked at it and when; why not where it was refused. */
    review: z.nullable(z.looseObject({ at: Instant, by: z.string(), refusal: z.nullable(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'Prescription' })
export type Prescription = z.infer<typeof Prescription>

/** A patient with prescriptions, used ones among them. */
export const PrescribedPerson = z.looseObject({ patientId: Id, patientName: z.string(), relationLabel: z.string() })
export type PrescribedPerson = z.infer<typeof PrescribedPerson>

/** Characters that a member writes to a pharmacist at most. */
export const MAX_ANSWER = 100

/** What a pharmacist asked about it, and what the member answered. */
export const PrescriptionQuestion = z.looseObject({
  questionId: Id,
  at: Instant,
  by: z.string(),
  text: z.string(),
  /** Ready answers; none where it is to be written. */
  options: z.array(z.string()),
  /** Null while it is open. */
  answer: z.nullable(z.looseObject({ at: Instant, text: z.string() })),
})
export type PrescriptionQuestion = z.infer<typeof PrescriptionQuestion>

/** The whole paper, with its pictures. */
export const PrescriptionDetail = z
  .looseObject({
    ...Prescription.shape,
    sex: z.nullable(z.enum(Sex)),
    /** Years on the day it was handed in. */
    age: z.nullable(z.int()),
    healthInfo: z.nullable(HealthInfo),
    /** What the doctor of the shop who wrote it advises; empty of any other. */
    advice: z._default(z.string(), ''),
    images: z.array(Upload),
    /** Of whoever confirmed the paper; null on one that came without. */
    signature: z.nullable(SignatureView),
    usedByOrder: z.nullable(z.string()),
    /** The latest last. */
    questions: z.array(PrescriptionQuestion),
    /** By when a pharmacist would call who asks for it in an answer now; null where nobody is called. */
    callBefore: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'PrescriptionDetail' })
export type PrescriptionDetail = z.infer<typeof PrescriptionDetail>

const Images = z.array(Id).check(z.minLength(1, '请上传处方照片'), z.maxLength(MAX_PICTURES, `处方照片最多 ${MAX_PICTURES} 张`))

const IcdCode = z.nullable(z.string().check(z.regex(/^[A-Z]\d\d$/, '疾病编码不正确')))

/** Boxes of one drug at most; how many are right is for the pharmacist to see. */
export const MAX_BOXES = 30
export const TOO_MANY_BOXES = `每种药最多 ${MAX_BOXES} 盒，请咨询药师`
const Boxes = z.int('数量应为整数').check(z.minimum(1, '数量至少为 1'), z.maximum(MAX_BOXES, TOO_MANY_BOXES))

/** One drug of the form; its disease where it is another than the diagnosis of the prescription, its dose where the member gives it. */
const DrugOfForm = z.object({
  productCode: ProductCode,
  quantity: Boxes,
  disease: z.optional(z.extend(DrugDisease, { icdCode: IcdCode })),
  dose: z.optional(Dose),
})

export const PrescriptionForm = z.object({
  patientId: z.string('请选择用药人').check(z.regex(/^[\w-]{1,64}$/, '请选择用药人')),
  images: Images,
  hospital: z.string().check(z.trim(), z.minLength(2, '请填写处方上的医院名称'), z.maxLength(40, '医院名称不超过 40 个字')),
  issuedOn: z.iso.date('请选择开方日期'),
  diagnosis: z.string().check(z.trim(), z.minLength(2, '请填写处方上的诊断'), z.maxLength(60, '诊断不超过 60 个字')),
  icdCode: z._default(IcdCode, null),
  drugs: z.array(DrugOfForm).check(z.minLength(1, '请添加需要购买的药品'), z.maxLength(MAX_DRUGS, `一张处方最多 ${MAX_DRUGS} 种药品`)),
  /** That it is real, and written for this patient by a doctor who saw them (LAW-AND-PRIVACY, D14). */
  isDeclared: z.literal(true, '请先确认处方真实有效'),
  /** The signature that confirms this very form (`prescriptionSign`); needed where the shop's rules say so. */
  signId: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/, '请先签名'))),
})
export type PrescriptionForm = z.infer<typeof PrescriptionForm>

const Typed = z.optional(z.string().check(z.maxLength(80)))

/** What was put into the form and not handed in, right or wrong. */
export const PrescriptionDraft = z.object({
  patientId: z.optional(Id),
  images: z.optional(z.array(Id).check(z.maxLength(MAX_PICTURES))),
  hospital: Typed,
  issuedOn: Typed,
  diagnosis: Typed,
  icdCode: z.optional(IcdCode),
  drugs: z.optional(z.array(DrugOfForm).check(z.maxLength(MAX_DRUGS))),
  /** The earlier prescription it was begun from, and why that one was refused, if it was. */
  from: z.optional(z.object({ prescriptionId: Id, refusal: z.nullable(z.string().check(z.maxLength(300))) })),
})
export type PrescriptionDraft = z.infer<typeof PrescriptionDraft>

/** What makes a picture hard to read. */
export const PictureProblem = { dark: 'dark', blurred: 'blurred', small: 'small' } as const

/** One of the ready answers, words of one's own, or both; or a call instead. */
const AnswerForm = z
  .object({
    prescriptionId: Id,
    questionId: Id,
    choice: z._default(z.nullable(z.int()), null),
    words: z._default(z.string().check(z.trim(), z.maxLength(MAX_ANSWER, `回复最多 ${MAX_ANSWER} 个字`)), ''),
    wantsCall: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ choice, words, wantsCall }) => choice !== null || words !== '' || wantsCall, {
      error: '请选择或填写您的回复',
      path: ['words'],
    }),
  )

const CONSENTS = ['drugUserRule'] as const
const ById = z.object({ prescriptionId: Id })

export const prescription = {
  rules: endpoint('GET /rx/rule-setting', {
    about:
      'How old a prescription may be, how many pictures and drugs one has, whether the patient signs it, and whether one may order while it waits',
    sameFor: 'everybody',
    output: z.looseObject({
      validDays: z.int(),
      maxPictures: z.int(),
      maxDrugs: z.int(),
      needsSignature: z._default(z.boolean(), false),
      ordersWait: z._default(z.boolean(), false),
      /** Orders that a pharmacist may say one is good for. */
      maxFetches: z._default(z.int(), 1),
    }),
    fallback: { validDays: 3, maxPictures: MAX_PICTURES, maxDrugs: MAX_DRUGS, needsSignature: true, ordersWait: true, maxFetches: 1 },
  }),
  check: endpoint('POST /prescriptions', {
    about: 'Look at the pictures of a prescription before it is handed in: whether each can be read, and what to do better where not',
    collects: 'nothing',
    session: 'required',
    timeout: 15000,
    body: z.object({ images: Images }),
    output: z.looseObject({ results: z.array(z.looseObject({ id: Id, problem: z.nullable(z.string()) })) }),
  }),
  save: endpoint('POST /prescriptions/save', {
    about:
      'Hand in a prescription for a patient, with the signature that confirms it: it waits for a pharmacist, and nothing can be bought with it before',
    collects: { scene: '提交处方', kinds: ['identity', 'health', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: PrescriptionForm,
    invalidates: ['prescriptions', 'prescriptionSigns'],
    output: z.looseObject({ prescriptionId: Id }),
  }),
  list: endpoint('GET /prescriptions', {
    about:
      'Prescriptions of this member, the newest first; of one patient, with a word in a drug, the diagnosis or the patient’s name, or only those that open nothing any more',
    session: 'required',
    query: z.object({
      page: Page,
      size: Size,
      patientId: z.optional(Id),
      word: z.optional(z.string().check(z.maxLength(40))),
      /** `ended`: used, expired or refused; all of them without it. */
      part: z.optional(z.literal('ended')),
    }),
    provides: 'prescriptions',
    output: pageOf(Prescription),
    fallback: EMPTY_PAGE,
  }),
  valid: endpoint('GET /prescriptions/valid', {
    about: 'Prescriptions of this member that wait or can be used, the one that ends first at the top; and for whom there are any at all',
    session: 'required',
    provides: 'prescriptions',
    output: z.looseObject({ results: z.array(Prescription), people: z._default(z.array(PrescribedPerson), []) }),
    fallback: { results: [], people: [] },
  }),
  validFor: endpoint('POST /prescriptions/valid', {
    about:
      'Prescriptions of this member that one order of all these products can be made by now, in these numbers of boxes: the approved first, of each the one that ends first; those of one patient, where one is named',
    collects: 'nothing',
    session: 'required',
    query: z.object({ patientId: z.optional(Id) }),
    body: z.object({
      products: z
        .array(z.object({ productCode: ProductCode, quantity: z.int().check(z.minimum(1)) }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    provides: 'prescriptions',
    output: z.looseObject({ results: z.array(Prescription) }),
  }),
  detail: endpoint('GET /prescriptions/detail', {
    about: 'One prescription with its paper and pictures',
    session: 'required',
    query: ById,
    provides: 'prescriptions',
    output: PrescriptionDetail,
  }),
  info: endpoint('GET /prescriptions/info/{id}', {
    about: 'The prescription by which an order of this member was made',
    session: 'required',
    params: z.object({ id: Id }),
    provides: 'prescriptions',
    output: PrescriptionDetail,
  }),
  update: endpoint('POST /prescriptions/update', {
    about:
      'Begin the form anew from an earlier prescription: what stood on it, never its pictures or its approval. Where another form was left it is refused with DRAFT_THERE, unless `isForced`',
    collects: 'nothing',
    session: 'required',
    needConsent: CONSENTS,
    body: z.object({ prescriptionId: Id, isForced: z._default(z.boolean(), false) }),
    invalidates: ['prescriptions'],
    output: Done,
  }),
  answer: endpoint('POST /prescriptions/answer', {
    about:
      'Answer what a pharmacist asked about a prescription: it waits for a review again; or ask to be called, which the counter’s queue of calls takes up',
    collects: { scene: '回复药师的提问', kinds: ['consult', 'health'] },
    session: 'required',
    needConsent: CONSENTS,
    idempotent: true,
    body: AnswerForm,
    invalidates: ['prescriptions'],
    output: z.looseObject({ done: z.literal(true), callBefore: z.nullable(Instant) }),
  }),
  remind: endpoint('PUT /prescriptions/supply-reminder', {
    about: 'Turn on or off whether the member is told in time that this patient’s drug runs out; on until then',
    collects: 'nothing',
    session: 'required',
    body: z.object({ prescriptionId: Id, productCode: ProductCode, isOn: z.boolean() }),
    invalidates: ['prescriptions'],
    output: Done,
  }),
  hide: endpoint('POST /prescriptions/delete', {
    about: 'Take a prescription out of the lists: one that waits is withdrawn, any other is kept for five years and not shown any more',
    collects: 'nothing',
    session: 'required',
    body: ById,
    invalidates: ['prescriptions'],
    output: z.looseObject({ done: z.literal(true), isWithdrawn: z.boolean() }),
  }),
  draft: endpoint('GET /prescriptions/draft', {
    about: 'What was put into the form and not handed in, or nothing; kept for two weeks, encrypted, with its pictures',
    session: 'required',
    provides: 'prescriptions',
    output: z.looseObject({
      draft: z.nullable(PrescriptionDraft),
      images: z.array(Upload),
      savedAt: z.nullable(Instant),
      keptUntil: z.nullable(Instant),
      /** The shop's day, whatever the device says: a prescription is from today at the latest. */
      today: z.iso.date(),
    }),
  }),
  keepDraft: endpoint('PUT /prescriptions/draft', {
    about: 'Keep what is being put into the form',
    collects: { scene: '填写处方（未提交）', kinds: ['identity', 'health', 'picture'] },
    session: 'required',
    needConsent: CONSENTS,
    body: PrescriptionDraft,
    output: Done,
  }),
  dropDraft: endpoint('DELETE /prescriptions/draft', {
    about: 'Throw away what was put into the form, and its pictures',
    session: 'required',
    output: Done,
  }),
}
