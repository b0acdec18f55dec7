import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { takeBack } from '../ledger/takeBack'
import { coinsFor, growthFor, integralFor } from './coinsFor'
import { earningCentsOf } from './earningCents'
import { orderEarnings } from './schema'

/**
 * Takes back what an order earned for money that went back just now, in its transaction: what it gave less what it would give for what is left, so
 * that any row of refunds comes to the same. The caller holds the order's row. Nothing of an order that is not received.
 */
export async function takeEarned(tx: Transaction, { orderCode, now }: { orderCode: string; now: Date }): Promise<void> {
  const own = eq(orderEarnings.orderCode, orderCode)
  const [earned] = await tx.select().from(orderEarnings).where(own)
  if (!earned) return
  const cents = await earningCentsOf(tx, orderCode)
  const due = {
    coinsTaken: earned.coins - coinsFor(cents, earned),
    growthTaken: earned.growth - growthFor(cents),
    integralTaken: Math.max(0, earned.integral - integralFor(cents)),
  }
  await tx.update(orderEarnings).set(due).where(own)
  const accounts = [
    { account: 'coin', before: earned.coinsTaken, after: due.coinsTaken },
    { account: 'growth', before: earned.growthTaken, after: due.growthTaken },
    { account: 'integral', before: earned.integralTaken, after: due.integralTaken },
  ] as const
  for (const { account, before, after } of accounts) {
    if (after === before) continue
    await takeBack(tx, {
      memberId: earned.memberId,
      account,
      amount: after - before,
      reason: 'orderTaken',
      reference: orderCode,
      // By how much was taken until then: each of it once.
      key: `earned ${orderCode} taken ${after}`,
      givenAt: earned.at,
      at: now,
    })
  }
}
