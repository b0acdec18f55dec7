import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { staff } from '../../kernel/work/schema'
import { at } from '../../db/columns'
import type { ProductCard } from '../../../src/contract/productCard'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { declareSealedTexts, type Sealed } from '../../kernel/sealedText'

/** What comes along with an order for nothing, as it was when it was ordered. */
export type OrderGift = { type: number; skuCode: string; name: string; specification: string; quantity: number; productImageUrl: string }

export const orders = memberTable(
  'orders',
  {
    orderCode: text('order_code').primaryKey(),
    memberId: memberId(),
    settleId: text('settle_id').notNull().unique(),
    status: integer('status').notNull(),
    goods: integer('goods').notNull(),
    /** Taken off `goods` by the member price, before `promotion`. */
    memberOff: integer('member_off').notNull().default(0),
    promotion: integer('promotion').notNull(),
    coupon: integer('coupon').notNull(),
    /** Paid with health coins, a cent each; they are the member's again where the order ends before it is paid, and with what is asked back. */
    coins: integer('coins').notNull().default(0),
    /** Cents that an insurer pays of it (`modules/benefit`). */
    insured: integer('insured').notNull().default(0),
    /** What is paid for bringing it, after what a coupon took off of that; `memberFreight` is what a member with free delivery would have paid. */
    freight: integer('freight').notNull(),
    freightOff: integer('freight_off').notNull().default(0),
    memberFreight: integer('member_freight').notNull().default(0),
    payable: integer('payable').notNull(),
    couponId: text('coupon_id'),
    consigneeName: text('consignee_name').notNull(),
    consigneePhone: text('consignee_phone').notNull(),
    provinceName: text('province_name').notNull(),
    cityName: text('city_name').notNull(),
    addressText: text('address_text').notNull(),
    deliveryId: text('delivery_id').notNull(),
    note: text('note').notNull(),
    gifts: jsonb('gifts').$type<OrderGift[]>().notNull(),
    /** Whose prescription it was made with, encrypted (`patientOf.ts`). */
    patientName: text('patient_name').$type<Sealed>(),
    prescriptionId: text('prescription_id'),
    originType: integer('origin_type').notNull(),
    /** Keyed hash of the caller's and the delivery address while the order waits for payment: how many wait there is limited. */
    placeHash: text('place_mark'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    paymentName: text('payment_name'),
    /** When a pharmacist checked the paid order and who it was; only then is it handed over. With the reason where it was refused. */
    checkedAt: at('checked_at'),
    checkedBy: text('checked_by').references(() => staff.staffId),
    checkRefusal: text('check_refusal'),
    shippedAt: at('shipped_at'),
    signedAt: at('signed_at'),
    completedAt: at('completed_at'),
    cancelledAt: at('cancelled_at'),
    cancelReason: text('cancel_reason'),
    refundedAt: at('refunded_at'),
    hiddenAt: at('hidden_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'orders',
      title: '订单',
      words: { checkedAt: '药师核对时间', checkedBy: '核对药师编号', checkRefusal: '药师不予发货的原因', insured: '商保支付' },
    },
    sample: { kind: 'order', text: '{count} 个订单' },
  },
  (t) => [
    index('orders_member').on(t.memberId, t.createdAt),
    // By how it begins, whatever the database sorts by.
    index('orders_code_begins').on(t.orderCode.op('text_pattern_ops')),
    index('orders_status').on(t.status, t.expiresAt),
    index('orders_created').on(t.createdAt),
    index('orders_checked')
      .on(t.checkedAt)
      .where(sql`${t.checkedAt} is not null`),
    index('orders_place')
      .on(t.placeHash)
      .where(sql`${t.placeHash} is not null`),
    check('orders_payable', sql`${t.payable} >= 0`),
  ],
)
declareSealedTexts(orders.orderCode, orders.patientName)

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
    /** Taken off `total` by the member price. */
    memberOff: integer('member_off').notNull().default(0),
    /** `GiftType`: what it is in a pair that was bought together, a main product or its companion; and what that took off `total`. */
    giftType: integer('gift_type'),
    assortOff: integer('assort_off').notNull().default(0),
    /** What was paid for it: `total` less `memberOff` and its share of promotions and coupon. Null from a gateway of the release before, until `fillNets` runs. */
    net: integer('net'),
    /** How many of `quantity` were asked back, and their cents of `net`. Of orders cancelled before these were counted it is nothing. */
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    /** Its share of the order's coins, and how many of them went back. */
    coins: integer('coins').notNull().default(0),
    refundedCoins: integer('refunded_coins').notNull().default(0),
    /** Its share of what an insurer pays, and what of that went back to the limit. */
    insured: integer('insured').notNull().default(0),
    refundedInsured: integer('refunded_insured').notNull().default(0),
    /** Cents that each piece, from the first on, got back of its price while it stays with the member (`giveBackDifference`): once for a line. */
    keptPieces: integer('kept_pieces').array(),
  },
  (t) => [
    index('order_lines_order').on(t.orderCode),
    index('order_lines_product').on(t.productCode),
    check('order_lines_refunded', sql`${t.refunded} between 0 and coalesce(${t.net}, 0)`),
    check('order_lines_refunded_coins', sql`${t.refundedCoins} between 0 and ${t.coins}`),
    check('order_lines_refunded_insured', sql`${t.refundedInsured} between 0 and ${t.insured}`),
    check('order_lines_refunded_quantity', sql`${t.refundedQuantity} between 0 and ${t.quantity}`),
  ],
)

export const parcels = pgTable('parcels', {
  orderCode: text('order_code')
    .primaryKey()
    .references(() => orders.orderCode),
  carrier: integer('carrier').notNull(),
  trackingNumber: text('tracking_number').notNull().unique(),
  trackingPhone: text('tracking_phone').notNull(),
  fromCity: text('from_city').notNull(),
  toCity: text('to_city').notNull(),
  /** When pickup was requested: the courier's clock starts here. */
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
