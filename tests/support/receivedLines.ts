import { eq } from 'drizzle-orm'
import { orderLines, orders } from '../../gateway/tables'
import { randomId } from '../../gateway/lib/hash'
import type { Mark } from '../../gateway/modules/catalogue/types'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'
import { receivedOrder } from './receivedOrder'
import { packingOf } from './shop'

/** A line of an order that somebody received now. */
export async function receivedLine(gateway: Gateway, who: Client, mark: Mark = 'otcB', place = 0) {
  const { skuCode } = await packingOf(gateway, mark, place)
  const { lines } = await receivedOrder(gateway, who, { skuCode, quantity: 1 })
  return lines[0]!
}

/** The same line as if each of these members had bought it, too: fifty orders would take their time. */
export async function receivedBy({ db }: Pick<Gateway, 'db'>, lineId: string, memberIds: readonly string[]): Promise<string[]> {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.lineId, lineId))
  const [order] = await db.select().from(orders).where(eq(orders.orderCode, line!.orderCode))
  // Ids that tell nothing of the line they are copied from.
  const copies = memberIds.map((memberId) => ({ memberId, orderCode: randomId(), lineId: randomId() }))
  await db.insert(orders).values(copies.map(({ memberId, orderCode }) => ({ ...order!, memberId, orderCode, settleId: orderCode })))
  await db.insert(orderLines).values(copies.map(({ orderCode, lineId: copied }) => ({ ...line!, orderCode, lineId: copied })))
  return copies.map(({ lineId: copied }) => copied)
}
