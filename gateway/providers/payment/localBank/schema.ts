import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../../db/columns'

/* The books of the embedded bank (`providers/payment/localBank`). Nothing else of the gateway reads or writes them: a real bank keeps its own. */

export const bankPayments = pgTable('bank_payments', {
  payId: text('pay_id').primaryKey(),
  /** Names the payment page; whoever holds it may pay. */
  token: text('token').notNull().unique(),
  orderCode: text('order_code').notNull(),
  methodId: text('method_id').notNull(),
  amount: integer('amount').notNull(),
  /** Masked name of who asks, for a payment that is sent to a relative. */
  payerFor: text('payer_for'),
  state: text('state').$type<'unknown' | 'paid' | 'failed' | 'closed'>().notNull(),
  /** Who has the money where it is not the shop, as the payer reads it. */
  collector: text('collector'),
  returnUrl: text('return_url'),
  notifyUrl: text('notify_url').notNull(),
  expiresAt: at('expires_at').notNull(),
  paidAt: at('paid_at'),
})

/** Notifications on their way to the shop: sent again until it takes them. A doubled one stands here twice under one `noticeId`. */
export const bankNotices = pgTable(
  'bank_notices',
  {
    noticeId: text('notice_id').notNull(),
    copy: integer('copy').notNull(),
    notifyUrl: text('notify_url').notNull(),
    body: jsonb('body').$type<{ noticeId: string; payId: string; amount: number; state: string; /** ISO 8601 */ at: string }>().notNull(),
    dueAt: at('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    takenAt: at('taken_at'),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.copy] }), index('bank_notices_due').on(t.takenAt, t.dueAt)],
)

export const bankRefunds = pgTable('bank_refunds', {
  refundId: text('refund_id').primaryKey(),
  payId: text('pay_id').notNull(),
  amount: integer('amount').notNull(),
  at: at('at').notNull(),
})
