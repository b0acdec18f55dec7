import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** What an order gave its member when he received it, and what of that was taken back with its refunds. */
export const orderEarnings = memberTable(
  'order_earnings',
  {
    orderCode: text('order_code').primaryKey(),
    memberId: memberId(),
    /** Coins for 100 yuan, and in how many percent of them, on that day: what its refunds take back is counted by them. */
    rate: integer('rate').notNull(),
    percent: integer('percent').notNull(),
    coins: integer('coins').notNull(),
    coinsTaken: integer('coins_taken').notNull().default(0),
    growth: integer('growth').notNull(),
    growthTaken: integer('growth_taken').notNull().default(0),
    /** Points for draws; nothing of what was received before they were given. */
    integral: integer('integral').notNull().default(0),
    integralTaken: integer('integral_taken').notNull().default(0),
    at: at('at').notNull(),
  },
  // Every movement of it is in the copy of the ledger.
  { onErase: 'delete', copy: null },
  (t) => [
    index('order_earnings_member').on(t.memberId),
    check('order_earnings_coins', sql`${t.coinsTaken} between 0 and ${t.coins}`),
    check('order_earnings_growth', sql`${t.growthTaken} between 0 and ${t.growth}`),
  ],
)
