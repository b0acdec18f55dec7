import * as z from 'zod/mini'
import { Id, Instant, Page, Size } from '../../src/contract/fields'
import { Sex } from '../../src/contract/idCard'
import { Dose } from '../../src/contract/dose'
import { HealthInfo } from '../../src/contract/patient'
import { Signer } from '../../src/contract/prescriptionSign'
import { heldPageOf, Hold, Holder } from './holder'
import { MAX_FETCHES } from './settings/shapes'
import { MaskedName, MaskedText } from './masked'
import { CaseSafety } from './safety'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** Why a prescription is refused: what the shopper is told. */
export const PrescriptionRefusal = z.enum(['unclear', 'patient', 'dosage', 'interaction', 'expired', 'other'], '请选择原因')
export type PrescriptionRefusal = z.infer<typeof PrescriptionRefusal>
export const PRESCRIPTION_REFUSAL_NAMES: Readonly<Record<PrescriptionRefusal, string>> = {
  unclear: '处方信息不完整或看不清',
  patient: '用药人与处方不符',
  dosage: '用法用量不合适',
  interaction: '药品之间可能相互影响，或有禁忌',
  expired: '处方已过有效期',
  other: '其他原因',
}

export const ReviewedPrescription = z.looseObject({
  prescriptionId: Id,
  version: Version,
  patientName: MaskedName,
  relationLabel: z.string(),
  diagnosis: z.string(),
  drugs: z.array(z.looseObject({ productCode: z.string(), name: z.string(), quantity: z.int() })),
  createdAt: Instant,
  /** When its member answered a question last: since then it waits for a review again. */
  answeredAt: z.nullable(Instant),
  /** Since when a pharmacist is waited for, where one is. */
  waitsSince: Instant,
  /** How many minutes earlier than it came it stands in the line, by a right of its member; none without one. */
  priorityMinutes: z._default(z.int(), 0),
  validUntil: Instant,
  /** Who of the pharmacy wrote it; null where it came from outside. */
  writtenBy: z.nullable(z.string()),
  /** Why two pharmacists have to approve it: 含麻黄碱类; empty where one is enough. */
  controlled: z.array(z.string()),
  /** The first of two who approved it; null where none has, or one is enough. */
  firstReview: z.nullable(z.looseObject({ at: Instant, by: z.string() })),
  /** Orders it is good for, once it is approved. */
  fetches: z.int(),
  /** Not decided. */
  isWaiting: z.boolean(),
  /** By when whoever has the next move means to have made it: a pharmacist the review, the member an answer; null where nobody is waited for. */
  dueAt: z.nullable(Instant),
  /** A question is open: the member has the next move. */
  isAsked: z.boolean(),
  /** Null while it waits; the reason where it was refused. */
  review: z.nullable(z.looseObject({ at: Instant, by: z.string(), refusal: z.nullable(z.string()) })),
})

/** What a member handed in with it. */
export const ReviewedPaper = z.looseObject({
  sex: z.enum(Sex),
  /** Years on the day it was handed in. */
  age: z.int(),
  guardianName: z.nullable(MaskedName),
  healthInfo: z.nullable(HealthInfo),
  hospital: z.string(),
  /** Of one that a doctor of the shop wrote; empty where nothing was advised. */
  advice: z.string(),
  /** 2026-11-21 */
  issuedOn: z.iso.date(),
  /** Drugs that are for another disease than the diagnosis. */
  diseases: z.array(z.looseObject({ drug: z.string(), disease: z.string() })),
  /** How drugs are taken, as the member read it from the paper: to be compared with the picture. */
  doses: z.array(z.looseObject({ drug: z.string(), dose: Dose })),
  /** Who confirmed it; null where no signature was asked for. The picture is asked for by itself. */
  signature: z.nullable(
    z.looseObject({ signer: Signer, signerName: MaskedName, relation: z.nullable(z.string()), isTyped: z.boolean(), signedAt: Instant }),
  ),
})
export type ReviewedPaper = z.infer<typeof ReviewedPaper>

/** What comes of a recheck: what was decided holds, or is taken back. */
export const RecheckOutcome = z.enum(['stands', 'takenBack'], '请选择结论')
export type RecheckOutcome = z.infer<typeof RecheckOutcome>

/** A decision that somebody asked to have looked at again, and what another pharmacist said of it. */
export const Recheck = z.looseObject({
  recheckId: Id,
  /** What had been decided; the refusal's reason, null of an approval. */
  decision: z.enum(['approved', 'rejected']),
  decidedBy: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  at: Instant,
  by: z.string(),
  reason: MaskedText,
  /** Null while it is open. */
  result: z.nullable(z.looseObject({ at: Instant, by: z.string(), outcome: RecheckOutcome, note: MaskedText })),
})
export type Recheck = z.infer<typeof Recheck>

/** One prescription as its reviewer sees it: with the paper, and its pictures by their ids; both empty for one that came otherwise. */
export const PrescriptionCase = z.looseObject({
  ...ReviewedPrescription.shape,
  paper: z.nullable(ReviewedPaper),
  pictures: z.array(Id),
  /** What the member was asked, the latest last. */
  questions: z.array(
    z.looseObject({
      at: Instant,
      by: z.string(),
      text: MaskedText,
      options: z.array(MaskedText),
      answer: z.nullable(z.looseObject({ at: Instant, text: MaskedText })),
    }),
  ),
  /** Orders that it may be said to be good for. */
  maxFetches: z.int(),
  /** Whether its pictures were held against those of earlier prescriptions, and which of them came with the same one; no member is named. */
  reuse: z.looseObject({
    isCompared: z.boolean(),
    sameAs: z.array(z.looseObject({ prescriptionId: Id, createdAt: Instant, state: z.string() })),
  }),
  /** Why pharmacists approved it in spite of critical findings, the latest last. */
  severeNotes: z.array(z.looseObject({ at: Instant, by: z.string(), titles: z.array(z.string()), note: MaskedText })),
  /** The latest last; one at most is open. */
  rechecks: z.array(Recheck),
  /** Whether a recheck may take back what was decided: an approval that no order took, a refusal that can still be reviewed. */
  canTakeBack: z.boolean(),
  /** What the safety rules say of its drugs for this patient. */
  safety: CaseSafety,
})
export type PrescriptionCase = z.infer<typeof PrescriptionCase>
export type ReviewedPrescription = z.infer<typeof ReviewedPrescription>

/** Another prescription of the same patient. */
export const OtherPrescription = z.looseObject({
  prescriptionId: Id,
  createdAt: Instant,
  /** One of `PRESCRIPTION_STATES`. */
  state: z.string(),
  drugs: z.array(z.string()),
  /** Null while it waits; the reason where it was refused. */
  review: ReviewedPrescription.shape.review,
})
export type OtherPrescription = z.infer<typeof OtherPrescription>

/** `isKnown` false: the prescription names no patient of the member, and nobody may conclude anything from none. */
export const OtherPrescriptions = z.looseObject({ isKnown: z.boolean(), results: z.array(OtherPrescription) })

/** How a prescription came: photographed by its member, written by somebody of the pharmacy, or from elsewhere. */
export const PrescriptionSource = z.enum(['uploaded', 'written', 'other'])
export type PrescriptionSource = z.infer<typeof PrescriptionSource>
export const SOURCE_NAMES: Readonly<Record<PrescriptionSource, string>> = { uploaded: '上传处方', written: '问诊开方', other: '外部处方' }

/** How many warnings of each severity the safety rules have for it; `ran` false: nobody may conclude anything from none. */
export const Warnings = z.looseObject({ ran: z.boolean(), critical: z.int(), warning: z.int(), info: z.int(), notChecked: z.int() })
export type Warnings = z.infer<typeof Warnings>

/** As it stands in the list: with who has it in hand, and what tells an easy one from a grave one. */
export const ListedPrescription = z.looseObject({
  ...ReviewedPrescription.shape,
  holder: z.nullable(Holder),
  source: PrescriptionSource,
  /** Of the patient, where a paper says so: years on the day it was handed in. */
  patient: z.nullable(z.looseObject({ sex: z.enum(Sex), age: z.int() })),
  /** Null where it does not wait any more. */
  warnings: z.nullable(Warnings),
  /** One of its pictures came with an earlier prescription. */
  isReused: z.boolean(),
})
export type ListedPrescription = z.infer<typeof ListedPrescription>

export const PrescriptionQuery = z.object({
  page: Page,
  size: Size,
  state: z._default(z.enum(['waiting', 'asked', 'approved', 'refused']), 'waiting'),
  hold: z._default(Hold, 'all'),
  source: z.optional(PrescriptionSource),
  /** A part of the patient's name. */
  patient: z.optional(z.string().check(z.maxLength(40))),
  sort: z._default(z.enum(['oldest', 'newest']), 'oldest'),
})

/** Why a prescription can be approved although the safety rules have a critical finding: at least a few words, at most that many characters. */
export const MAX_SEVERE_NOTE = 200

export const SignatureForm = z.object({
  /** The rules of the critical findings that were seen. */
  acknowledged: z._default(z.array(Id).check(z.maxLength(50)), []),
  /** Asked for where there is one. */
  severeNote: z._default(z.string().check(z.trim(), z.maxLength(MAX_SEVERE_NOTE, `说明最多 ${MAX_SEVERE_NOTE} 字`)), ''),
  password: z.string().check(z.minLength(1, '请输入登录密码'), z.maxLength(128, '密码过长')),
  /** Orders it is good for; at most what the shop's rules allow. */
  fetches: z._default(z.int().check(z.minimum(1, '至少 1 次'), z.maximum(MAX_FETCHES, `最多 ${MAX_FETCHES} 次`)), 1),
})

export const PrescriptionRefusalForm = z
  .object({ reason: PrescriptionRefusal, words: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 字')), '') })
  .check(z.refine(({ reason, words }) => reason !== 'other' || words !== '', { error: '请写明原因', path: ['words'] }))

/** Ready answers of a question at most. */
export const MAX_OPTIONS = 4
const Option = z.string().check(z.trim(), z.minLength(1, '请填写选项'), z.maxLength(20, '每个选项最多 20 字'))

/** A question to the member; without ready answers the member writes one. */
export const QuestionForm = z.object({
  text: z.string().check(z.trim(), z.minLength(4, '请写明要问的问题'), z.maxLength(120, '问题最多 120 字')),
  options: z._default(z.array(Option), []).check(
    z.maxLength(MAX_OPTIONS, `选项最多 ${MAX_OPTIONS} 个`),
    z.refine((options) => new Set(options).size === options.length, '选项不能重复'),
  ),
})
export type QuestionForm = z.infer<typeof QuestionForm>

const ById = z.object({ prescriptionId: Id })

export const prescription = {
  list: workEndpoint('GET /prescriptions', {
    about: 'Prescriptions that wait for a review, and those that were approved or refused; what waits longest first',
    roles: ['pharmacist'],
    query: PrescriptionQuery,
    output: heldPageOf(ListedPrescription),
  }),
  detail: workEndpoint('GET /prescriptions/{prescriptionId}', {
    about: 'One prescription: the patient, masked, health, diagnosis, drugs, pictures',
    title: '打开处方',
    record: 'prescription:{prescriptionId}',
    roles: ['pharmacist'],
    params: ById,
    output: PrescriptionCase,
  }),
  others: workEndpoint('GET /prescriptions/{prescriptionId}/others', {
    about: 'What else was prescribed within a year for the same patient of the same member, the latest first, twenty at most',
    title: '查看此人的处方',
    record: 'prescription:{prescriptionId}',
    roles: ['pharmacist'],
    params: ById,
    output: OtherPrescriptions,
  }),
  picture: workEndpoint('GET /prescriptions/{prescriptionId}/pictures/{id}', {
    about:
      'A picture of a prescription that waits for a decision or a recheck, as a data URL: no link to it is ever made, and afterwards it is not there',
    title: '查看处方照片',
    record: 'prescription:{prescriptionId}',
    roles: ['pharmacist'],
    params: z.object({ prescriptionId: Id, id: Id }),
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  signature: workEndpoint('GET /prescriptions/{prescriptionId}/signature', {
    about: 'The signature on a prescription that waits for a decision or a recheck, as a data URL; afterwards it is not there',
    title: '查看处方签名',
    record: 'prescription:{prescriptionId}',
    roles: ['pharmacist'],
    params: ById,
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  approve: workEndpoint('PUT /prescriptions/{prescriptionId}/approval', {
    about:
      'Approve a prescription, once, signed with one’s password, by another than who wrote it; the member is told. With a controlled substance the first approval makes it wait for another pharmacist’s. A critical finding of the safety rules has to be acknowledged, with a note: 409 CRITICAL_UNSEEN names those that were not',
    title: '处方审核通过',
    version: 'required',
    roles: ['pharmacist'],
    idempotent: false,
    params: ById,
    body: SignatureForm,
    output: ReviewedPrescription,
  }),
  ask: workEndpoint('PUT /prescriptions/{prescriptionId}/question', {
    about: 'Ask the member something about a prescription that waits: it leaves the queue until the answer is there; the member is told',
    title: '就处方提问',
    version: 'required',
    roles: ['pharmacist'],
    params: ById,
    body: QuestionForm,
    output: ReviewedPrescription,
  }),
  refuse: workEndpoint('PUT /prescriptions/{prescriptionId}/refusal', {
    about: 'Refuse a prescription with a reason, once, by another than who wrote it; the member is told why',
    title: '处方审核不通过',
    version: 'required',
    roles: ['pharmacist'],
    params: ById,
    body: PrescriptionRefusalForm,
    output: ReviewedPrescription,
  }),
}
