import * as z from 'zod/mini'
import { CARRIER_CODES, trackingProblem } from './carriers'
import { endpoint } from './endpoint'
import { Cents, Coins, Done, Id, Instant, Page, pageOf, Phone, Size } from './fields'
import { ProductCard } from './productCard'
import { orderCalls, ReasonText, RefundableOrder, Refusal } from './refundOrders'
import { parcelCalls } from './refundParcel'
import { REFUND_REASON_IDS, RefundType } from './refundReasons'
import { Upload } from './upload'

/** Pictures, and characters of what is written beside them. */
export const MAX_REFUND_PICTURES = 9
export const MAX_REFUND_NOTE = 200
/** Days after that of receipt within which one may apply, and from the agreement until the parcel has to be on its way. */
export const APPLY_DAYS = 7
export const RETURN_DAYS = 7

const Reason = z.enum(REFUND_REASON_IDS, '请选择退款原因')
const Type = z.enum(RefundType, '请选择退款方式')

/** The arithmetic of an amount: `amount` is the sum of its lines' and freight. */
export const RefundQuote = z
  .looseObject({
    amount: Cents,
    lines: z.array(
      z.looseObject({
        lineId: Id,
        quantity: z.int(),
        /** At the price of the shelf, what promotions and coupon took of it, and what comes back. */
        goods: Cents,
        discount: Cents,
        /** Of these pieces given back before by price protection. A gateway of the release before names none. */
        priceKept: z.optional(Cents),
        amount: Cents,
      }),
    ),
    /** Of the order's freight; nothing unless these are its last pieces and it is the shop's fault. */
    freight: Cents,
    /** Coupons that come back to the member with it. */
    coupons: z.int(),
    /** Health coins that come back with it; nothing at an older gateway. */
    coins: z.optional(Coins),
    /** Whether the shop pays the way back. */
    paysReturn: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'RefundQuote' })
export type RefundQuote = z.infer<typeof RefundQuote>

const RefundLine = z.looseObject({ lineId: Id, card: ProductCard, specification: z.string(), quantity: z.int(), amount: Cents })

/** What a list shows of a refund. */
export const RefundSummary = z
  .looseObject({
    id: Id,
    refundNumber: Id,
    orderCode: Id,
    /** One of `REFUND_STATES`; an unknown one is shown as being worked on. */
    statusCode: z.int(),
    /** When it came to be so. */
    statusAt: Instant,
    type: z.enum(RefundType),
    reason: ReasonText,
    amount: Cents,
    lines: z.array(RefundLine),
    count: z.int(),
    /** By when the one who has the next move means to have made it; `closes`: after it the refund is closed. Null for the bank, and at the end. */
    until: z.nullable(z.looseObject({ at: Instant, closes: z.boolean() })),
    /** How it ended: one of `REFUND_ENDINGS`. */
    ending: z.nullable(z.string()),
    can: z.looseObject({ cancel: z.boolean(), track: z.boolean(), hide: z.boolean() }),
  })
  .register(z.globalRegistry, { id: 'RefundSummary' })
export type RefundSummary = z.infer<typeof RefundSummary>

export const Refund = z
  .extend(RefundSummary, {
    note: z.string(),
    pictures: z.array(Upload),
    /** Masked. */
    phone: z.string(),
    goods: Cents,
    discount: Cents,
    /** Of its pieces given back before by price protection. */
    priceKept: z.optional(Cents),
    freight: Cents,
    coupons: z.int(),
    /** Health coins that come back with it; nothing at an older gateway. */
    coins: z.optional(Coins),
    paysReturn: z.boolean(),
    /** The latest first; `text` is what happened, in a sentence. */
    log: z.array(z.looseObject({ statusCode: z.int(), dateTime: Instant, text: z.string() })),
    /** Where the goods go; null before the agreement and where none go back. */
    returnTo: z.nullable(z.looseObject({ name: z.string(), phone: z.string(), address: z.string() })),
    /** The parcel back, once the member told of it; the phone is masked. */
    tracking: z.nullable(
      z.looseObject({ trackingId: z.int(), carrierName: z.string(), trackingNumber: z.string(), trackingPhone: z.string() }),
    ),
    /** Why it was refused, or did not pass inspection. */
    refusal: z.nullable(z.string()),
    /** How the order was paid, and so how the money goes back. */
    paymentName: z.nullable(z.string()),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'Refund' })
export type Refund = z.infer<typeof Refund>

/** `all`: those that are under way first, each part with the newest first. */
export const RefundFilter = z.enum(['all', 'open', 'ended'])
export type RefundFilter = z.infer<typeof RefundFilter>

const PIECES = /^[\w-]{1,64}:\d{1,4}(,[\w-]{1,64}:\d{1,4})*$/
/** Lines with how many pieces of each, as they travel in a query: `a1:2,b7:1`. */
export const piecesText = (pieces: ReadonlyArray<{ lineId: string; quantity: number }>) =>
  pieces.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',')

/** Pieces of an order, each line once. */
export const RefundPieces = z
  .array(z.object({ lineId: Id, quantity: z.int('件数应为整数').check(z.minimum(1, '请选择件数'), z.maximum(9999)) }))
  .check(
    z.minLength(1, '请选择要退的商品'),
    z.maxLength(100),
    z.refine((pieces) => new Set(pieces.map(({ lineId }) => lineId)).size === pieces.length, '同一件商品请只选一次'),
  )

const Note = z._default(z.string().check(z.trim(), z.maxLength(MAX_REFUND_NOTE, `说明不超过 ${MAX_REFUND_NOTE} 个字`)), '')

export const RefundForm = z.object({
  orderCode: Id,
  pieces: RefundPieces,
  type: Type,
  reason: Reason,
  /** The member says that the goods are whole and unopened: asked for by some reasons. */
  isIntact: z._default(z.boolean(), false),
  note: Note,
  /** Left out: that of the order. */
  phone: z.optional(Phone),
  /** Ids of pictures of the kind `aftersales`. */
  pictures: z._default(z.array(Id).check(z.maxLength(MAX_REFUND_PICTURES, `最多 ${MAX_REFUND_PICTURES} 张图片`)), []),
  /** Cents that the quote said. */
  expectedAmount: Cents,
})
export type RefundForm = z.infer<typeof RefundForm>

export const TrackingForm = z
  .object({
    trackingId: z.literal(CARRIER_CODES, '请选择快递公司'),
    trackingNumber: z.string('请填写快递单号').check(z.trim(), z.minLength(1, '请填写快递单号'), z.maxLength(40, '单号过长')),
    /** Left out: that of the refund. */
    trackingPhone: z.optional(Phone),
  })
  .check(
    z.refine(({ trackingId, trackingNumber }) => trackingProblem(trackingId, trackingNumber) === undefined, {
      error: ({ input }) => {
        const { trackingId, trackingNumber } = input as { trackingId: number; trackingNumber: string }
        return trackingProblem(trackingId, trackingNumber) ?? '请核对快递单号'
      },
      path: ['trackingNumber'],
    }),
  )
export type TrackingForm = z.infer<typeof TrackingForm>

/** Its refundNumber, or its id. */
const ByNumber = z.object({ refundNumber: Id })
const CHANGES = ['refunds', 'refund', 'orders', 'order', 'aftersalesRecords'] as const

export const refund = {
  form: endpoint('GET /orders/{orderCode}/refund', {
    about: 'What may be asked for of one order: its lines with what is left of each and the reasons that hold; `refusal` where nothing may',
    session: 'required',
    params: z.object({ orderCode: Id }),
    provides: 'order',
    output: z.extend(RefundableOrder, {
      /** Why nothing may be asked for at all, and what to do instead; null where something may. */
      refusal: z.nullable(Refusal),
      /** Of who got the order, masked: the phone unless another is given. */
      phone: z.string(),
    }),
  }),
  quote: endpoint('GET /orders/{orderCode}/refund/quote', {
    about: 'What comes back for pieces of an order, `a1:2,b7:1`, with its arithmetic. 409 where they may not be asked for',
    session: 'required',
    params: z.object({ orderCode: Id }),
    query: z.object({ pieces: z.string().check(z.maxLength(4000), z.regex(PIECES, '请选择要退的商品')), reason: Reason }),
    provides: 'order',
    output: RefundQuote,
  }),
  apply: endpoint('POST /refunds', {
    about:
      'Ask for the money of pieces of an order. 409 AMOUNT_CHANGED (with the new quote as `details`) where another amount was seen, REFUND_OPEN (with `details.refundNumber`) where a piece is in a refund already',
    collects: { scene: '申请退款售后', kinds: ['order', 'picture', 'phone'] },
    session: 'required',
    idempotent: true,
    body: RefundForm,
    invalidates: CHANGES,
    output: Refund,
  }),
  list: endpoint('GET /refunds', {
    about: 'Refunds of this member; `openCount` says how many are under way, whatever is asked for',
    session: 'required',
    query: z.object({ filter: z._default(RefundFilter, 'all'), page: Page, size: Size }),
    provides: 'refunds',
    output: z.extend(pageOf(RefundSummary), {
      openCount: z.int(),
      /** By which what is left until a time is reckoned: the device's clock may be wrong. */
      serverTime: Instant,
    }),
  }),
  detail: endpoint('GET /refunds/{refundNumber}', {
    about: 'One refund, by its number or its id',
    session: 'required',
    params: ByNumber,
    provides: 'refund',
    output: Refund,
  }),
  cancel: endpoint('PUT /refunds/{refundNumber}/cancel', {
    about: 'Take an application back, before the goods are on their way and before money is',
    session: 'required',
    params: ByNumber,
    invalidates: CHANGES,
    output: Refund,
  }),
  hide: endpoint('DELETE /refunds/{refundNumber}', {
    about: 'Take an ended refund out of the list; its record is kept as the law asks',
    session: 'required',
    params: ByNumber,
    invalidates: ['refunds', 'aftersalesRecords'],
    output: Done,
  }),
  track: endpoint('POST /refunds/{refundNumber}/tracking', {
    about: 'Tell by which parcel the goods come back, or correct it until it arrived. The number is held against its carrier',
    collects: { scene: '填写寄回单号', kinds: ['order', 'phone'] },
    session: 'required',
    params: ByNumber,
    body: TrackingForm,
    invalidates: ['refunds', 'refund', 'aftersalesRecords'],
    output: Refund,
  }),
  ...orderCalls,
  ...parcelCalls,
}
