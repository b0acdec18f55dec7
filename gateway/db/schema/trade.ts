import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ProductCard } from '../../../src/contract/productCard'
import { packings } from './catalogue'
import { members } from './people'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** `owner` is `member:<id>`, or `device:<hash>` for a visitor. */
export const cartLines = pgTable(
  'cart_lines',
  {
    lineId: text('line_id').primaryKey(),
    owner: text('owner').notNull(),
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    /** Empty where the packing is bought singly. */
    combineId: text('combine_id').notNull().default(''),
    quantity: integer('quantity').notNull(),
    selected: boolean('selected').notNull().default(true),
    addedAt: at('added_at').notNull(),
  },
  (t) => [uniqueIndex('cart_lines_once').on(t.owner, t.skuCode, t.combineId), check('cart_lines_positive', sql`${t.quantity} > 0`)],
)

export const couponTypes = pgTable('coupon_types', {
  couponType: text('coupon_type').primaryKey(),
  /** Names the coupon's product list in addresses. */
  uuid: text('uuid').notNull().unique(),
  name: text('name').notNull(),
  scope: text('scope').$type<'shop' | 'product'>().notNull(),
  amount: integer('amount').notNull(),
  threshold: integer('threshold').notNull(),
  rule: text('rule').notNull(),
  /** Null: every product but prescription drugs. */
  productCodes: text('product_codes').array(),
  newMembersOnly: boolean('new_members_only').notNull().default(false),
  remaining: integer('remaining').notNull(),
  validDays: integer('valid_days').notNull(),
  beginsAt: at('begins_at').notNull(),
  endsAt: at('ends_at').notNull(),
})

/** A drawn coupon; one of each type for a member. */
export const memberCoupons = pgTable(
  'member_coupons',
  {
    couponId: text('coupon_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    couponType: text('coupon_type')
      .notNull()
      .references(() => couponTypes.couponType),
    usedByOrder: text('used_by_order'),
    drawnAt: at('drawn_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (t) => [uniqueIndex('member_coupons_once').on(t.memberId, t.couponType)],
)

/** `lineId` and `cartQuantity` name the cart line it came from and how many stood in it: ordering takes just those out of the cart. */
export type SettlingSku = { skuCode: string; quantity: number; combineId?: string; lineId?: string; cartQuantity?: number }

export const settlements = pgTable('settlements', {
  settleId: text('settle_id').primaryKey(),
  memberId: text('member_id')
    .notNull()
    .references(() => members.memberId),
  skus: jsonb('skus').$type<SettlingSku[]>().notNull(),
  orderCode: text('order_code'),
  /** What was submitted when the order was made: the same again gets the same order, anything else is refused. */
  submitHash: text('submit_hash'),
  expiresAt: at('expires_at').notNull(),
})

export const orders = pgTable(
  'orders',
  {
    orderCode: text('order_code').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    settleId: text('settle_id').notNull().unique(),
    status: integer('status').notNull(),
    goods: integer('goods').notNull(),
    promotion: integer('promotion').notNull(),
    coupon: integer('coupon').notNull(),
    freight: integer('freight').notNull(),
    payable: integer('payable').notNull(),
    couponId: text('coupon_id'),
    consigneeName: text('consignee_name').notNull(),
    consigneePhone: text('consignee_phone').notNull(),
    provinceName: text('province_name').notNull(),
    cityName: text('city_name').notNull(),
    addressText: text('address_text').notNull(),
    deliveryId: text('delivery_id').notNull(),
    note: text('note').notNull(),
    gifts: jsonb('gifts')
      .$type<Array<{ type: number; skuCode: string; name: string; specification: string; quantity: number; productImageUrl: string }>>()
      .notNull(),
    patientName: text('patient_name'),
    prescriptionId: text('prescription_id'),
    originType: integer('origin_type').notNull(),
    /** Keyed hash of the caller's and the delivery address while the order waits for payment: how many wait there is limited. */
    placeMark: text('place_mark'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    paymentName: text('payment_name'),
    shippedAt: at('shipped_at'),
    signedAt: at('signed_at'),
    completedAt: at('completed_at'),
    cancelledAt: at('cancelled_at'),
    cancelReason: text('cancel_reason'),
    refundedAt: at('refunded_at'),
    hiddenAt: at('hidden_at'),
  },
  (t) => [
    index('orders_member').on(t.memberId, t.createdAt),
    index('orders_status').on(t.status, t.expiresAt),
    index('orders_place')
      .on(t.placeMark)
      .where(sql`${t.placeMark} is not null`),
    check('orders_payable', sql`${t.payable} >= 0`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    lineId: text('line_id').primaryKey(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    position: integer('position').notNull(),
    productCode: text('product_code').notNull(),
    skuCode: text('sku_code').notNull(),
    /** The product as it stood on the shelf when it was bought. */
    card: jsonb('card').$type<ProductCard>().notNull(),
    combineId: text('combine_id').notNull().default(''),
    combineName: text('combine_name'),
    specification: text('specification').notNull(),
    quantity: integer('quantity').notNull(),
    /** Boxes taken from stock: quantity times the combination's count. */
    boxes: integer('boxes').notNull(),
    salePrice: integer('sale_price').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [index('order_lines_order').on(t.orderCode), index('order_lines_product').on(t.productCode)],
)

export const payments = pgTable(
  'payments',
  {
    payId: text('pay_id').primaryKey(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    methodId: text('method_id').notNull(),
    /** Who pays in which kind of host, where the provider opens a payment for them alone (`bank.payerOf`); a keyed hash, never their id. */
    payer: text('payer').notNull().default(''),
    /** The provider's own id of the payer, which it wants to hear again when the parcel is sent. Erased with the member. */
    openId: text('open_id'),
    amount: integer('amount').notNull(),
    /** `refunding`: the money came but is not wanted, and the bank has yet to confirm that it went back. */
    state: text('state').$type<'unknown' | 'paid' | 'failed' | 'closed' | 'refunding' | 'refunded'>().notNull(),
    /** Null until the bank has opened the payment. */
    openedAt: at('opened_at'),
    createdAt: at('created_at').notNull(),
    /** When the bank was last asked about it, so that several gateway processes do not ask together. */
    askedAt: at('asked_at'),
    paidAt: at('paid_at'),
    /** When the bank was last asked about the refund, and whether it cannot send the money back by itself. */
    refundAskedAt: at('refund_asked_at'),
    refundFailed: boolean('refund_failed').notNull().default(false),
    refundFailedAt: at('refund_failed_at'),
    /** Attempts at the refund. Without a next one after the first it was given up. */
    refundAttempts: integer('refund_attempts').notNull().default(0),
    refundStartedAt: at('refund_started_at'),
    refundNextAttemptAt: at('refund_next_attempt_at'),
    refundLastError: text('refund_last_error'),
    /** When WeChat was told, or last tried to be told, that the parcel is on its way. */
    shippingToldAt: at('shipping_told_at'),
    shippingTriedAt: at('shipping_tried_at'),
    shippingAttempts: integer('shipping_attempts').notNull().default(0),
    shippingNextAttemptAt: at('shipping_next_attempt_at'),
    shippingLastError: text('shipping_last_error'),
  },
  (t) => [uniqueIndex('payments_once').on(t.orderCode, t.methodId, t.payer), index('payments_state').on(t.state, t.createdAt)],
)

/** Every notification of the payment provider that was taken in, once. */
export const payNotices = pgTable('pay_notices', {
  noticeId: text('notice_id').primaryKey(),
  payId: text('pay_id').notNull(),
  at: at('at').notNull(),
})

export const parcels = pgTable('parcels', {
  orderCode: text('order_code')
    .primaryKey()
    .references(() => orders.orderCode),
  carrier: integer('carrier').notNull(),
  trackingNumber: text('tracking_number').notNull().unique(),
  trackingPhone: text('tracking_phone').notNull(),
  fromCity: text('from_city').notNull(),
  toCity: text('to_city').notNull(),
  /** When the courier was told to fetch it: its clock starts here. */
  handedOverAt: at('handed_over_at').notNull(),
})

export const parcelEvents = pgTable(
  'parcel_events',
  {
    trackingNumber: text('tracking_number').notNull(),
    position: integer('position').notNull(),
    stage: text('stage').$type<'packed' | 'collected' | 'transit' | 'delivering' | 'signed'>().notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.trackingNumber, t.position] })],
)

/** The answer of a write by its key, stored in the transaction that did it. */
export const doneWrites = pgTable(
  'done_writes',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    line: text('line').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] })],
)

/** Counters of rate limits over sliding windows (`kernel/limit`): in the database, so that every gateway process counts together. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    bucket: text('bucket').primaryKey(),
    /** Which slot since 1970 the first of `counts` is. */
    slot: bigint('slot', { mode: 'number' }).notNull(),
    counts: integer('counts').array().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('rate_windows_expiry').on(t.expiresAt)],
)

/** What gateways counted with before the windows slid: only those read it, while a shop is updated one gateway after the other. */
export const rateCounts = pgTable(
  'rate_counts',
  { bucket: text('bucket').notNull(), windowStart: at('window_start').notNull(), count: integer('count').notNull() },
  (t) => [primaryKey({ columns: [t.bucket, t.windowStart] })],
)
