import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from '../schema'
import { at } from '../../../db/columns'

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
