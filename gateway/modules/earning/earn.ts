import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { give } from '../ledger/enter'
import { mallRules } from '../pricing/mallRules'
import { coinPercentOf } from './coinPercentOf'
import { coinsFor, growthFor, integralFor } from './coinsFor'
import { earningCentsOf } from './earningCents'
import { orderEarnings } from './schema'

type Received = { orderCode: string; memberId: string; now: Date }

/**
 * Gives coins, growth and points for an order that was received, once, in the transaction of its receipt. The caller holds its row, and the net prices of
 * its lines are known.
 */
export async function earn(tx: Transaction, { orderCode, memberId, now }: Received): Promise<void> {
  // Of an account that is gone there is nobody left to give to.
  if ((await tx.$count(members, and(eq(members.memberId, memberId), isNull(members.erasedAt)))) === 0) return
  const { coinEarn: rate } = await mallRules(tx)
  const percent = await coinPercentOf(tx, memberId)
  const cents = await earningCentsOf(tx, orderCode)
  const given = { coin: coinsFor(cents, { rate, percent }), growth: growthFor(cents), integral: integralFor(cents) }
  const [first] = await tx
    .insert(orderEarnings)
    .values({ orderCode, memberId, rate, percent, coins: given.coin, growth: given.growth, integral: given.integral, at: now })
    .onConflictDoNothing()
    .returning({ orderCode: orderEarnings.orderCode })
  if (!first) return
  for (const account of ['coin', 'growth', 'integral'] as const) {
    if (given[account] === 0) continue
    const entering = { memberId, account, amount: given[account], at: now }
    await give(tx, { ...entering, reason: 'orderEarned', reference: orderCode, key: `earned ${orderCode}` })
  }
}
