import * as z from 'zod/mini'
import { Cents, Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { RefundType } from '../../src/contract/refundReasons'
import { MaskedName, MaskedPhone, MaskedText } from './masked'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** Why an application is refused: what the member is told. */
export const AftersalesRefusal = z.enum(['evidence', 'used', 'late', 'notOurs', 'other'], '请选择原因')
export type AftersalesRefusal = z.infer<typeof AftersalesRefusal>
export const AFTERSALES_REFUSAL_NAMES: Readonly<Record<AftersalesRefusal, string>> = {
  evidence: '图片看不出所说的问题',
  used: '商品已拆封或使用，影响再次销售',
  late: '超过了可以申请的时间',
  notOurs: '不是本店这笔订单的商品',
  other: '其他原因',
}

/** Why goods that came back do not pass: what the member is told; they go back to the member. */
export const InspectionRefusal = z.enum(['used', 'missing', 'different', 'damaged', 'other'], '请选择原因')
export type InspectionRefusal = z.infer<typeof InspectionRefusal>
export const INSPECTION_REFUSAL_NAMES: Readonly<Record<InspectionRefusal, string>> = {
  used: '商品已拆封或使用',
  missing: '寄回的件数或配件不全',
  different: '寄回的不是这件商品',
  damaged: '商品在寄回前已损坏',
  other: '其他原因',
}

/** A refund in the list. */
export const ListedAftersales = z.looseObject({
  refundNumber: Id,
  orderCode: Id,
  /** Empty where the account is erased. */
  memberName: MaskedName,
  /** One of `REFUND_STATES`. */
  statusCode: z.int(),
  type: z.enum(RefundType),
  /** One of `REFUND_REASONS`. */
  reason: z.string(),
  amount: Cents,
  count: z.int(),
  lines: z.array(z.looseObject({ name: z.string(), specification: z.string(), quantity: z.int() })),
  appliedAt: Instant,
  /** Since when it waits for whoever has the next move; for a decision, since it was applied for. */
  waitsSince: Instant,
  /** By when that is meant to be done; null where nobody is waited for. */
  dueAt: z.nullable(Instant),
  /** Who took it; null where nobody has. */
  takenBy: z.nullable(z.string()),
  /** How it ended: one of `REFUND_ENDINGS`; null where it has not. */
  ending: z.nullable(z.string()),
})
export type ListedAftersales = z.infer<typeof ListedAftersales>

/** One case: what a clerk decides by. */
export const AftersalesCase = z.looseObject({
  ...ListedAftersales.shape,
  version: Version,
  /** Which of the calls below may be made now. */
  can: z.looseObject({
    take: z.boolean(),
    agree: z.boolean(),
    refuse: z.boolean(),
    arrive: z.boolean(),
    beginInspection: z.boolean(),
    endInspection: z.boolean(),
  }),
  phone: MaskedPhone,
  note: MaskedText,
  /** Ids of pictures; each is fetched with `picture`. */
  pictures: z.array(Id),
  isIntact: z.boolean(),
  /** Whether the shop pays the way back, and whether the goods go back on the shelf once they passed. */
  paysReturn: z.boolean(),
  restocks: z.boolean(),
  /** The asked pieces with their arithmetic. */
  pieces: z.array(
    z.looseObject({
      ...{ name: z.string(), specification: z.string(), mark: z.string(), productCode: z.string() },
      ...{ quantity: z.int(), goods: Cents, discount: Cents, priceKept: z.optional(Cents), amount: Cents },
    }),
  ),
  freight: Cents,
  coupons: z.int(),
  order: z.looseObject({
    orderCode: Id,
    payable: Cents,
    paidAt: z.nullable(Instant),
    signedAt: z.nullable(Instant),
    completedAt: z.nullable(Instant),
    lines: z.array(
      z.looseObject({ name: z.string(), specification: z.string(), quantity: z.int(), refundedQuantity: z.int(), paid: Cents }),
    ),
  }),
  /** Of the same order, the latest first; how one ended is one of `REFUND_ENDINGS`, null where it has not. */
  others: z.array(
    z.looseObject({
      ...{ refundNumber: Id, statusCode: z.int(), ending: z.nullable(z.string()) },
      ...{ reason: z.string(), amount: Cents, appliedAt: Instant },
    }),
  ),
  /** The parcel back; null before the member told of it. */
  tracking: z.nullable(
    z.looseObject({
      trackingId: z.int(),
      carrierName: z.string(),
      trackingNumber: z.string(),
      trackingPhone: MaskedPhone,
      sentAt: Instant,
    }),
  ),
  /** By when the parcel has to be on its way; null where none is awaited. */
  returnBefore: z.nullable(Instant),
  /** Why it was refused. */
  refusal: z.nullable(z.string()),
  /** The latest first. */
  log: z.array(z.looseObject({ statusCode: z.int(), dateTime: Instant, by: z.nullable(z.string()) })),
})
export type AftersalesCase = z.infer<typeof AftersalesCase>

/** `review`: waits for a clerk's decision. `parcel`: agreed, on its way back. `inspection`: came back. `money`: on its way to the member. */
export const AftersalesState = z.enum(['review', 'parcel', 'inspection', 'money', 'ended'])
export type AftersalesState = z.infer<typeof AftersalesState>

export const AftersalesQuery = z.object({
  page: Page,
  size: Size,
  state: z._default(AftersalesState, 'review'),
  type: z.optional(z.enum(RefundType)),
  /** The beginning of a refund's number or of an order's code. */
  code: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  sort: z._default(z.enum(['oldest', 'newest']), 'oldest'),
})

const Words = z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 字')), '')
const needsWords = ({ reason, words }: { reason?: string | undefined; words: string }) => reason !== 'other' || words !== ''
const WRITE_WHY = { error: '请写明原因', path: ['words'] }

export const AftersalesRefusalForm = z.object({ reason: AftersalesRefusal, words: Words }).check(z.refine(needsWords, WRITE_WHY))
/** Passed, without a reason; or not, with one. */
export const InspectionForm = z.object({ isPassed: z.boolean(), reason: z.optional(InspectionRefusal), words: Words }).check(
  z.refine(({ isPassed, reason }) => isPassed || reason !== undefined, { error: '请选择原因', path: ['reason'] }),
  z.refine(needsWords, WRITE_WHY),
)

const ByNumber = z.object({ refundNumber: Id })
const roles = ['clerk'] as const
/** What stands in the warehouse's day: a shop without clerks at it gives its operators the same. */
const warehouse = ['clerk', 'operator'] as const
const WRITE = { version: 'required', params: ByNumber, output: AftersalesCase } as const

export const aftersales = {
  list: workEndpoint('GET /aftersales', {
    about: 'Refunds that shoppers asked for, by what has to be done with them; what waits longest first. `counts` is of all states',
    roles: warehouse,
    query: AftersalesQuery,
    output: z.extend(pageOf(ListedAftersales), {
      counts: z.looseObject({ review: z.int(), parcel: z.int(), inspection: z.int(), money: z.int() }),
    }),
  }),
  detail: workEndpoint('GET /aftersales/{refundNumber}', {
    about: 'One refund as whoever decides on it has to see it, its member masked',
    title: '打开退款售后',
    record: 'aftersales:{refundNumber}',
    roles: warehouse,
    params: ByNumber,
    output: AftersalesCase,
  }),
  picture: workEndpoint('GET /aftersales/{refundNumber}/pictures/{id}', {
    about: 'A picture of an application, as a data URL: no link to it is ever made',
    title: '查看退款图片',
    record: 'aftersales:{refundNumber}',
    roles: warehouse,
    params: z.object({ refundNumber: Id, id: Id }),
    output: z.looseObject({ dataUrl: z.string() }),
  }),
  take: workEndpoint('PUT /aftersales/{refundNumber}/taking', {
    about: 'Take an application up: its member reads that it is in review, and by whom stands here',
    title: '受理退款申请',
    roles,
    ...WRITE,
  }),
  agree: workEndpoint('PUT /aftersales/{refundNumber}/agreement', {
    about: 'Agree to an application, once: its money goes back, or its goods are awaited',
    title: '同意退款申请',
    roles,
    ...WRITE,
  }),
  refuse: workEndpoint('PUT /aftersales/{refundNumber}/refusal', {
    about: 'Refuse an application with a reason that the member reads, once; its pieces may be asked for again',
    title: '拒绝退款申请',
    roles,
    body: AftersalesRefusalForm,
    ...WRITE,
  }),
  arrive: workEndpoint('PUT /aftersales/{refundNumber}/arrival', {
    about: 'The parcel back is there',
    title: '收到退回商品',
    roles: warehouse,
    ...WRITE,
  }),
  beginInspection: workEndpoint('PUT /aftersales/{refundNumber}/inspection', {
    about: 'Begin to inspect what came back',
    title: '开始验收退回商品',
    roles: warehouse,
    ...WRITE,
  }),
  endInspection: workEndpoint('PUT /aftersales/{refundNumber}/inspection-result', {
    about: 'What came back passed: its money goes back; or it did not, with a reason that the member reads: the goods go back',
    title: '登记验收结果',
    roles: warehouse,
    body: InspectionForm,
    ...WRITE,
  }),
}
