import { eq } from 'drizzle-orm'
import { OrderStatus, type Order } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { mallRules } from '../pricing/mallRules'
import type { orders } from '../purchase/schema'
import { coinPercentOf } from './coinPercentOf'
import { coinsFor } from './coinsFor'
import { earningCentsOf } from './earningCents'
import { orderEarnings } from './schema'

type Asked = Pick<typeof orders.$inferSelect, 'orderCode' | 'memberId' | 'status'>

/** The coins that an order gave, or gives when it is received; nothing of one that was cancelled. */
export async function earningsOf(db: Querying, order: Asked): Promise<Pick<Order, 'earns' | 'earnsWorth' | 'earned'>> {
  const { orderCode, memberId, status } = order
  if (status === OrderStatus.completed) {
    const [earned] = await db.select().from(orderEarnings).where(eq(orderEarnings.orderCode, orderCode))
    return earned ? { earned: earned.coins - earned.coinsTaken } : {}
  }
  if (status === OrderStatus.cancelled) return {}
  const { coinEarn: rate, coinPercent } = await mallRules(db)
  if (rate === 0) return {}
  const earns = coinsFor(await earningCentsOf(db, orderCode), { rate, percent: await coinPercentOf(db, memberId) })
  // A coin is a cent, where the shop takes coins.
  return { earns, ...(coinPercent > 0 && { earnsWorth: earns }) }
}
