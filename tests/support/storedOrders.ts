import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../src/contract/order'
import type { Mark } from '../../gateway/modules/catalogue/types'
import { orderLines, orders, payments } from '../../gateway/tables'
import { ordered, packingOf, type Buyer, type Shop } from './shop'

/** An order by its amounts: cents and pieces of each line, and the coins that paid for some of it besides. */
export type DrawnOrder = { lines: ReadonlyArray<{ net: number; quantity: number; mark: Mark; coins?: number }>; freight: number }

/** Writes orders as they stand once they are paid and on their way, without the way there: a thousand of them take seconds. */
export async function orderStore(shop: Shop, buyer: Buyer) {
  const { skuCode } = await packingOf(shop, 'otcB', 1)
  const made = await ordered(buyer, { skuCode, quantity: 1 })
  const [order] = await shop.db.select().from(orders).where(eq(orders.orderCode, made.orderCode))
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, made.orderCode))
  if (!order || !line) throw new Error('There is no order to make others like.')

  /** Answers the codes of the orders, in their order. */
  return async (memberId: string, drawn: readonly DrawnOrder[]): Promise<string[]> => {
    const now = shop.clock.now()
    const codes = drawn.map((_, place) => `${memberId}-${place}`)
    const amounts = drawn.map(({ lines, freight }) => lines.reduce((all, { net }) => all + net, freight))
    await shop.db.insert(orders).values(
      drawn.map(({ lines, freight }, place) => ({
        ...order,
        ...{ status: OrderStatus.shipped, couponId: null, paidAt: now, shippedAt: now, signedAt: now },
        memberId,
        orderCode: codes[place]!,
        settleId: codes[place]!,
        coins: lines.reduce((all, { coins = 0 }) => all + coins, 0),
        freight,
        payable: amounts[place]!,
      })),
    )
    await shop.db.insert(orderLines).values(
      drawn.flatMap(({ lines }, place) =>
        lines.map(({ net, quantity, mark, coins = 0 }, position) => ({
          ...line,
          card: { ...line.card, mark },
          orderCode: codes[place]!,
          lineId: `${codes[place]!}-${position}`,
          ...{ position, net, quantity, coins, total: net + coins },
        })),
      ),
    )
    const payment = { methodId: 'bank', state: 'paid' as const, createdAt: now, paidAt: now }
    const bills = codes.map((subjectCode, place) => ({ ...payment, payId: subjectCode, subjectCode, amount: amounts[place]! }))
    const paid = bills.filter(({ amount }) => amount > 0)
    if (paid.length > 0) await shop.db.insert(payments).values(paid)
    return codes
  }
}
