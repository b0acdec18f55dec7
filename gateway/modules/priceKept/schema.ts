import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PriceKeptStatus } from '../../../src/contract/priceKept'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { orders } from '../purchase/schema'

/**
 * Differences that shoppers asked back because a price fell after they paid, one for a line. The money is a refund of `pay`, whose key is the
 * claim's number; what of it each piece got stands in the order's line (`orderLines.keptPieces`), where later refunds read it.
 */
export const priceKeptClaims = memberTable(
  'price_kept_claims',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    /** JB, the day and digits. */
    claimNumber: text('claim_number').notNull().unique(),
    orderCode: text('order_code')
      .notNull()
      .references(() => orders.orderCode),
    /** Without a foreign key: a partitioned table of lines has no key of the line's number alone. */
    lineId: text('line_id').notNull().unique('price_kept_claims_line'),
    /** Pieces, and their cents when they were paid and when it was asked for. */
    quantity: integer('quantity').notNull(),
    paid: integer('paid').notNull(),
    today: integer('today').notNull(),
    amount: integer('amount').notNull(),
    status: text('status').$type<PriceKeptStatus>().notNull(),
    askedAt: at('asked_at').notNull(),
    paidAt: at('paid_at'),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'priceKept',
      title: '价格保护',
      words: {
        claimNumber: '价保编号',
        lineId: '订单行',
        quantity: '件数',
        paid: '实付（分）',
        today: '申请时价格（分）',
        amount: '差价（分）',
        status: '退款进度',
        askedAt: '申请时间',
        paidAt: '退回时间',
      },
    },
    sample: { kind: 'order', text: '{count} 次价格保护' },
  },
  (t) => [
    index('price_kept_claims_member').on(t.memberId, t.askedAt),
    index('price_kept_claims_order').on(t.orderCode),
    index('price_kept_claims_asked').on(t.askedAt),
    check('price_kept_claims_amount', sql`${t.amount} > 0 and ${t.amount} = ${t.paid} - ${t.today} and ${t.today} >= 0`),
    check('price_kept_claims_quantity', sql`${t.quantity} > 0`),
  ],
)

/** How a claim came to be as it is: one row in the transaction of each of its moves. */
export const priceKeptLog = pgTable(
  'price_kept_log',
  {
    claimId: text('claim_id')
      .notNull()
      .references(() => priceKeptClaims.id),
    position: integer('position').notNull(),
    status: text('status').$type<PriceKeptStatus>().notNull(),
    dateTime: at('date_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.position] })],
)
