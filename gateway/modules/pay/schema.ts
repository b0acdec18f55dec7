import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RefundWay } from '../../../counter/contract/pay'
import { at } from '../../db/columns'
import { staff } from '../../kernel/work/schema'

export const payments = pgTable(
  'payments',
  {
    payId: text('pay_id').primaryKey(),
    /** What it pays: its kind, and its code among all kinds. The column keeps the name it had when orders alone were paid. */
    subjectKind: text('subject_kind').notNull().default('order'),
    subjectCode: text('order_code').notNull(),
    methodId: text('method_id').notNull(),
    /** The payer and kind of host, where the provider opens a payment for them alone (`bank.payerOf`); an HMAC, never their id. */
    payer: text('payer').notNull().default(''),
    /** The provider's own id of the payer, which it requires when the parcel is sent. Erased with the member. */
    openId: text('open_id'),
    amount: integer('amount').notNull(),
    /** Cents asked back so far, sent or not: never more than `amount`. What is asked back is a row of `refunds` each. */
    refunded: integer('refunded').notNull().default(0),
    /** `refunding`: all of it was asked back, and the bank has yet to confirm that it went. Of which a part went back stays `paid`. */
    state: text('state').$type<'unknown' | 'paid' | 'failed' | 'closed' | 'refunding' | 'refunded'>().notNull(),
    /** Null until the bank has opened the payment. */
    openedAt: at('opened_at'),
    createdAt: at('created_at').notNull(),
    /** When the bank was last asked about it, so that several gateway processes do not ask together. */
    askedAt: at('asked_at'),
    paidAt: at('paid_at'),
    /** The one refund of a payment as the release before keeps it: `takeOverRefunds` makes a row of `refunds` of it. */
    refundAskedAt: at('refund_asked_at'),
    refundFailed: boolean('refund_failed').notNull().default(false),
    refundFailedAt: at('refund_failed_at'),
    refundAttempts: integer('refund_attempts').notNull().default(0),
    refundStartedAt: at('refund_started_at'),
    refundNextAttemptAt: at('refund_next_attempt_at'),
    refundLastError: text('refund_last_error'),
    /** When the shipment was reported to WeChat, or last tried. */
    shippingToldAt: at('shipping_told_at'),
    shippingTriedAt: at('shipping_tried_at'),
    shippingAttempts: integer('shipping_attempts').notNull().default(0),
    shippingNextAttemptAt: at('shipping_next_attempt_at'),
    shippingLastError: text('shipping_last_error'),
  },
  (t) => [
    uniqueIndex('payments_once').on(t.subjectCode, t.methodId, t.payer),
    index('payments_state').on(t.state, t.createdAt),
    index('payments_paid')
      .on(t.paidAt)
      .where(sql`${t.paidAt} is not null`),
    check('payments_refunded', sql`${t.refunded} between 0 and ${t.amount}`),
  ],
)

/** Money that goes back: asked for in the transaction of what causes it, sent by `sendRefunds` (an outbox), ended by the provider's word. */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider sends one number once. */
    refundNumber: text('refund_number').primaryKey(),
    payId: text('pay_id')
      .notNull()
      .references(() => payments.payId, { onDelete: 'cascade' }),
    /** What caused it, once for each payment: `cancelled`, `unwanted`, or the after-sales record that it is for. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** A hash of the pieces that were asked for; null where an amount was, and from a gateway of the release before. */
    requestHash: text('request_hash'),
    /** Cents. */
    amount: integer('amount').notNull(),
    /** What the payer reads at the provider. */
    reason: text('reason').notNull(),
    /** `failed`: the provider cannot send it back by itself, or it was given up; somebody has to, and the provider's word may still end it. */
    state: text('state').$type<'waiting' | 'failed' | 'done'>().notNull(),
    requestedAt: at('requested_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is done or was given up. */
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    failedAt: at('failed_at'),
    doneAt: at('done_at'),
  },
  (t) => [
    unique('refunds_once').on(t.payId, t.idempotencyKey),
    index('refunds_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} is not null`),
    index('refunds_done').on(t.doneAt),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)

/** A refund that failed and that somebody ended by hand: how the money went back, and what proves it. */
export const refundClosings = pgTable('refund_closings', {
  refundNumber: text('refund_number')
    .primaryKey()
    .references(() => refunds.refundNumber, { onDelete: 'cascade' }),
  way: text('way').$type<RefundWay>().notNull(),
  /** For the books alone: the number of a transfer. Erased with the member. */
  note: text('note').notNull(),
  closedBy: text('closed_by')
    .notNull()
    .references(() => staff.staffId),
  at: at('at').notNull(),
})

/** Every notification of the payment provider that was taken in, once. */
export const payNotices = pgTable('pay_notices', {
  noticeId: text('notice_id').primaryKey(),
  payId: text('pay_id').notNull(),
  at: at('at').notNull(),
})
