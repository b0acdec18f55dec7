import * as z from 'zod/mini'
import { Gift } from './cart'
import { endpoint } from './endpoint'
import { Cents, Coins, Done, EMPTY_PAGE, Id, Instant, Page, pageOf, Size, SkuCode } from './fields'
import { Parcel } from './parcel'
import { PAIRING } from './product'
import { ProductCard } from './productCard'

export { CARRIER_NAMES } from './carriers'
export { Parcel, ParcelStage } from './parcel'

/** The specification names no order states; these are ours. */
export const OrderStatus = { toPay: 1, toShip: 2, shipped: 3, completed: 4, cancelled: 5, inReview: 6 } as const

export const OrderTab = z.enum(['all', 'toPay', 'inReview', 'toShip', 'shipped', 'completed'])
export type OrderTab = z.infer<typeof OrderTab>

export const OrderLine = z.looseObject({
  lineId: Id,
  card: ProductCard,
  skuCode: SkuCode,
  combineName: z.nullable(z.string()),
  specification: z.string(),
  quantity: z.int(),
  salePrice: Cents,
  total: Cents,
  ...PAIRING,
})
export type OrderLine = z.infer<typeof OrderLine>

/** What a list shows of an order. */
export const OrderSummary = z
  .looseObject({
    orderCode: Id,
    shopName: z.string(),
    patientName: z.nullable(z.string()),
    status: z.int(),
    statusText: z.string(),
    lines: z.array(OrderLine),
    count: z.int(),
    payable: Cents,
    createdAt: Instant,
    /** While it waits for payment: when it is cancelled by itself. */
    expiresAt: z.nullable(Instant),
    /** While a pharmacist looks at its prescription, and nothing is paid: whether he asks something, and by when he means to be done. */
    review: z.nullable(z.looseObject({ isAsked: z.boolean(), expectedBefore: z.nullable(Instant) })),
    /** The newest word of the courier. */
    latest: z.nullable(z.string()),
    /** Whether something of it may be asked back now, and the refund of it that is not over. */
    afterSales: z.optional(z.looseObject({ canApply: z.boolean(), openRefund: z.nullable(Id) })),
    /** Its lines that wait to be reviewed. */
    toReview: z.optional(z.array(Id)),
  })
  .register(z.globalRegistry, { id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof OrderSummary>

export const Order = z
  .extend(OrderSummary, {
    consigneeName: z.string(),
    consigneePhone: z.string(),
    addressText: z.string(),
    deliveryName: z.string(),
    /** The day it is promised for, `明天 11 月 22 日送达`; null once it has arrived or been cancelled. */
    arrivalText: z.nullable(z.string()),
    note: z.string(),
    gifts: z.array(Gift),
    goods: Cents,
    /** What the paid membership took off `goods`; nothing at an older gateway. */
    memberOff: z.optional(Cents),
    promotion: Cents,
    coupon: Cents,
    /** Health coins it was paid with, a cent each; nothing at an older gateway. */
    coins: z.optional(Coins),
    /** Cents that an insurer pays of it; nothing at an older gateway. */
    insured: z.optional(Cents),
    /** The insurer pays it by a policy that was applied for in this shop. */
    isByPolicy: z._default(z.boolean(), false),
    /** Coins it gives once it is received, and the cents that they pay for later where the shop takes coins. Nothing where it gives none. */
    earns: z.optional(Coins),
    earnsWorth: z.optional(Cents),
    /** Coins it gave when it was received, less what its refunds took back. */
    earned: z.optional(Coins),
    /** What is paid for bringing it, and what a coupon, or free delivery for a member, took off of that; nothing at an older gateway. */
    freight: Cents,
    freightOff: z.optional(Cents),
    memberFreight: z.optional(Cents),
    paidAt: z.nullable(Instant),
    paymentName: z.nullable(z.string()),
    cancelReason: z.nullable(z.string()),
    /** Money comes back for a paid order that was cancelled. */
    refundText: z.nullable(z.string()),
    prescriptionId: z.nullable(Id),
    /** The pharmacist who checked it before it is sent, once one has. */
    check: z.nullable(z.looseObject({ at: Instant, by: z.string() })),
    serverTime: Instant,
  })
  .register(z.globalRegistry, { id: 'Order' })
export type Order = z.infer<typeof Order>

/** An order that was sent and that its member has not received; the courier delivered it at `deliveredAt`, null while it is on its way. */
export const OrderToReceive = z
  .extend(OrderSummary, { deliveredAt: z.nullable(Instant) })
  .register(z.globalRegistry, { id: 'OrderToReceive' })
export type OrderToReceive = z.infer<typeof OrderToReceive>

/** Orders that are listed and received at once; who has more receives these first. */
export const MAX_RECEIVED = 100

/** What became of one order of several: received (by this call or before), or why not, in a sentence. */
export const Receipt = z.looseObject({ orderCode: Id, isReceived: z.boolean(), text: z.nullable(z.string()) })
export type Receipt = z.infer<typeof Receipt>

const ByCode = z.object({ orderCode: Id })

export const order = {
  submit: endpoint('POST /orders', {
    about:
      'Order what a settlement holds. Refused with 409 PRICE_CHANGED when the total differs from the one the shopper saw, and with PRESCRIPTION when it would be made by another prescription',
    collects: { scene: '提交订单', kinds: ['order', 'consignee'] },
    session: 'required',
    idempotent: true,
    body: z.object({
      settleId: Id,
      addressId: Id,
      couponId: z.nullable(Id),
      /** Health coins to pay with, a cent each; refused with 409 COINS where so many are not there or may not be used. */
      coins: z._default(Coins, 0),
      /** The prescription the shopper saw. */
      prescriptionId: z.optional(Id),
      /** Prizes that are to go with it, by their draws; refused with 409 PRIZE_GONE where one does not wait any more. */
      prizes: z.optional(z.array(Id).check(z.maxLength(20))),
      deliveryId: Id,
      note: z.string().check(z.maxLength(100, '备注不超过 100 个字')),
      /** Cents the shopper saw. */
      expectedTotal: Cents,
      /** 46 on iOS, 43 on Android (specification 1, section 9). */
      originType: z.literal([43, 46]),
      consents: z.array(z.object({ document: Id, version: z.string().check(z.maxLength(20)) })).check(z.maxLength(10)),
    }),
    invalidates: ['cart', 'orders', 'home', 'coupons', 'couponUse', 'coins', 'prescriptions', 'lottery', 'powers'],
    /** `isInReview`: a pharmacist looks at the prescription first; it is paid once he has approved it. */
    output: z.looseObject({ orderCode: Id, payable: Cents, expiresAt: Instant, isInReview: z.boolean() }),
  }),
  list: endpoint('GET /orders', {
    about: 'Orders of this member, newest first; with a keyword those that have all its words in the order code, a product or the patient',
    session: 'required',
    query: z.object({
      tab: z._default(OrderTab, 'all'),
      keyword: z.optional(z.string().check(z.maxLength(50, '搜索词不超过 50 个字'))),
      page: Page,
      size: Size,
    }),
    provides: 'orders',
    output: pageOf(OrderSummary),
    fallback: EMPTY_PAGE,
  }),
  detail: endpoint('GET /orders/{orderCode}', {
    about: 'One order',
    session: 'required',
    params: ByCode,
    provides: 'order',
    output: Order,
  }),
  expiry: endpoint('GET /orders/{orderCode}/expiry', {
    about: 'How long an order still waits for payment',
    session: 'required',
    params: ByCode,
    provides: 'order',
    output: z.looseObject({ expired: z.boolean(), expiresAt: z.nullable(Instant), serverTime: Instant }),
  }),
  cancel: endpoint('PUT /orders/{orderCode}/cancel', {
    about: 'Cancel an order that has not been shipped',
    collects: 'nothing',
    session: 'required',
    params: ByCode,
    body: z.object({ reason: z.string().check(z.minLength(1, '请选择取消原因'), z.maxLength(60)) }),
    invalidates: ['orders', 'order', 'home', 'stock', 'coins', 'prescriptions', 'powers'],
    output: Order,
  }),
  receive: endpoint('PUT /orders/{orderCode}/receive', {
    about: 'Confirm receipt',
    session: 'required',
    params: ByCode,
    invalidates: ['orders', 'order', 'home', 'coins', 'prescriptions', 'powers'],
    output: Order,
  }),
  toReceive: endpoint('GET /orders/receivable', {
    about: 'Orders of this member that wait for his receipt: those the courier delivered first, then those on their way, each newest first',
    session: 'required',
    provides: 'orders',
    output: z.looseObject({ results: z.array(OrderToReceive), hits: z.int() }),
  }),
  receiveAll: endpoint('PUT /orders/receive', {
    about:
      'Confirm receipt of several orders that the courier delivered. Each has its own result: one that is on its way or has moved on keeps no other waiting',
    collects: 'nothing',
    session: 'required',
    idempotent: true,
    body: z.object({
      orderCodes: z.array(Id).check(
        z.minLength(1, '请选择要确认收货的包裹'),
        z.maxLength(MAX_RECEIVED, `一次最多确认 ${MAX_RECEIVED} 个包裹`),
        z.refine((codes) => new Set(codes).size === codes.length, '同一个包裹请只选一次'),
      ),
    }),
    invalidates: ['orders', 'order', 'home', 'coins', 'prescriptions', 'powers'],
    output: z.looseObject({ results: z.array(Receipt) }),
  }),
  hide: endpoint('DELETE /orders/{orderCode}', {
    about: 'Take an ended order out of the list; its record is kept as the law asks',
    session: 'required',
    params: ByCode,
    invalidates: ['orders'],
    output: Done,
  }),
  buyAgain: endpoint('POST /orders/{orderCode}/again', {
    about: 'Put an order into the cart once more; says what changed since',
    session: 'required',
    idempotent: true,
    params: ByCode,
    invalidates: ['cart'],
    output: z.looseObject({ added: z.int(), changes: z.array(z.looseObject({ name: z.string(), text: z.string() })) }),
  }),
  logistic: endpoint('GET /orders/{orderCode}/logistic', {
    about: 'Where the parcel is',
    session: 'required',
    params: ByCode,
    provides: 'order',
    output: z.looseObject({ parcel: z.nullable(Parcel) }),
  }),
}
