import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { giveBack, spend } from '../ledger/enter'
import { orderLines, orders } from '../purchase/schema'

const keyOf = (orderCode: string) => `order ${orderCode}`

type Holding = { memberId: string; orderCode: string; coins: number; now: Date }

/** Takes the coins that an order is paid with, with the order; 409 NOT_ENOUGH where they are not there any more. */
export const spendCoins = (tx: Transaction, { memberId, orderCode, coins, now }: Holding) =>
  spend(tx, { memberId, account: 'coin', amount: coins, reason: 'order', reference: orderCode, key: keyOf(orderCode), at: now })

type Returning = { orderCode: string; /** Counted in its lines already. */ coins: number; now: Date }

/** Gives back coins of an order, whose row the caller holds. */
export async function giveBackCoins(tx: Transaction, { orderCode, coins, now }: Returning): Promise<void> {
  const [order] = await tx.select({ memberId: orders.memberId }).from(orders).where(eq(orders.orderCode, orderCode))
  // Of an account that is gone there is nobody left to give to.
  if (!order?.memberId) return
  const own = eq(orderLines.orderCode, orderCode)
  const [lines] = await tx
    .select({ back: sql<number>`sum(${orderLines.refundedCoins})::int` })
    .from(orderLines)
    .where(own)
  await giveBack(tx, {
    memberId: order.memberId,
    account: 'coin',
    amount: coins,
    reason: 'orderBack',
    reference: orderCode,
    // By how many came back until then: each number of them once.
    key: `${keyOf(orderCode)} back ${lines?.back ?? coins}`,
    at: now,
  })
}

/** The same for all that are left of an order, which is cancelled. */
export async function giveBackRest(tx: Transaction, { orderCode, now }: Omit<Returning, 'coins'>): Promise<void> {
  const own = and(eq(orderLines.orderCode, orderCode), gt(orderLines.coins, orderLines.refundedCoins))
  const [left] = await tx
    .select({ coins: sql<number>`coalesce(sum(${orderLines.coins} - ${orderLines.refundedCoins}), 0)::int` })
    .from(orderLines)
    .where(own)
  if (!left || left.coins === 0) return
  await tx
    .update(orderLines)
    .set({ refundedCoins: sql`${orderLines.coins}` })
    .where(own)
  await giveBackCoins(tx, { orderCode, coins: left.coins, now })
}
