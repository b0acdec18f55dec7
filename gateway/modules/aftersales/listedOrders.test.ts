import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { APPLY_DAYS } from '../../../src/contract/refund'
import { DAY, HOUR } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import { staffAt } from '../../../tests/support/counter'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { refundAsked } from '../../../tests/support/refundAsked'
import { newBuyers, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { orderLines, orders } from '../../tables'
import { overduePaidBefore } from '../delivery/arrival'
import { entitlementOf } from './entitlement'

let shop: Shop
let buyer: Buyer
let skuCode: string
beforeEach(async () => {
  shop = await shopAt()
  ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
  ;({ skuCode } = await packingOf(shop, 'otcB', 1))
})

const bought = () => receivedOrder(shop, buyer, { skuCode, quantity: 1 })
const set = (orderCode: string, to: Partial<typeof orders.$inferInsert>) =>
  shop.db.update(orders).set(to).where(eq(orders.orderCode, orderCode))
const codesOf = (found: ReadonlyArray<{ orderCode: string }>) => found.map(({ orderCode }) => orderCode)
const codes = async (which: 'applicable' | 'underWay' | 'sent', query: { page?: number; size?: number } = {}) =>
  (await buyer.refund[which]({ query: { size: 50, ...query } })).results.map(({ orderCode }) => orderCode)

describe('the orders by their after-sales', () => {
  it('may be asked about as the rule of one order says, at every hour of receipt and of payment', async () => {
    const now = shop.clock.now()
    // Around the end of the seventh day after that of receipt, and around the hour before which a late parcel was paid.
    const edges = [shopMidnight(now) - APPLY_DAYS * DAY, overduePaidBefore(now).getTime()]
    const times = edges.flatMap((edge) => [-DAY, -HOUR, -1, 0, 1, HOUR].map((off) => new Date(edge + off)))
    for (const at of times) {
      const received = await bought()
      await set(received.orderCode, { paidAt: at, signedAt: at, completedAt: at })
      const onItsWay = await bought()
      await set(onItsWay.orderCode, { status: OrderStatus.shipped, paidAt: at, signedAt: null, completedAt: null })
    }
    const own = await shop.db.select().from(orders).where(eq(orders.memberId, buyer.memberId))
    const entitled = own.filter((order) => !entitlementOf(order, now).refusal).map(({ orderCode }) => orderCode)
    expect(entitled.length).toBeGreaterThan(5)
    expect(entitled.length).toBeLessThan(own.length - 5)
    expect((await codes('applicable')).sort()).toEqual(entitled.sort())
    const { results, hits } = await buyer.refund.sent({ query: { size: 50 } })
    expect(hits).toBe(own.length)
    expect(codesOf(results.filter(({ refusal }) => refusal === null)).sort()).toEqual(entitled)
  })

  it('are paged by the gateway, the newest first, without what was deleted', async () => {
    const made = [await bought(), await bought(), await bought(), await bought()].map(({ orderCode }) => orderCode)
    for (const [place, orderCode] of made.entries()) await set(orderCode, { createdAt: new Date(shop.clock.now().getTime() + place) })
    const [first, second, third, deleted] = made as [string, string, string, string]
    await buyer.order.hide({ params: { orderCode: deleted } })
    for (const which of ['applicable', 'sent'] as const) {
      const page = await buyer.refund[which]({ query: { page: 1, size: 2 } })
      expect(page).toMatchObject({ hits: 3, currentPage: 1, hasMore: true, serverTime: shop.clock.now().toISOString() })
      expect(page.results.map(({ orderCode }) => orderCode)).toEqual([third, second])
      expect(await codes(which, { page: 2, size: 2 })).toEqual([first])
    }
  })

  it('say what is under way, and what went back, and are no longer to be asked about once every piece is asked for', async () => {
    const clerk = await staffAt(shop, { roles: ['clerk'] })
    const { refundNumber, orderCode } = await refundAsked(shop, buyer)
    const other = await bought()
    expect([await codes('applicable'), await codes('underWay')]).toEqual([[other.orderCode], [orderCode]])
    const standing = async () => (await buyer.refund.sent({})).results.find((order) => order.orderCode === orderCode)
    expect(await standing()).toMatchObject({ refusal: { code: 'ALL_ASKED' }, openRefunds: [refundNumber], refunded: 0 })
    await clerk.aftersales.take({ params: { refundNumber } })
    await clerk.aftersales.refuse({ params: { refundNumber }, body: { reason: 'evidence' } })
    expect([(await codes('applicable')).length, await codes('underWay')]).toEqual([2, []])
    expect(await standing()).toMatchObject({ refusal: null, openRefunds: [], refunded: 0 })
  })

  it('count pieces that went back in another way', async () => {
    const { orderCode } = await bought()
    await shop.db.update(orderLines).set({ refundedQuantity: 1 }).where(eq(orderLines.orderCode, orderCode))
    expect([await codes('applicable'), await codes('sent')]).toEqual([[], [orderCode]])
  })

  it('are nobody else’s', async () => {
    const { orderCode: received } = await bought()
    const { orderCode: asked } = await refundAsked(shop, buyer)
    for (const which of ['applicable', 'underWay', 'sent'] as const) {
      const { results } = await shop.chen.refund[which]({ query: { size: 50 } })
      expect(results.filter(({ orderCode }) => orderCode === received || orderCode === asked)).toEqual([])
    }
  })
})

it.each(['2026-11-21T00:00:00+08:00', '2026-11-21T17:59:59+08:00', '2026-11-21T23:59:59+08:00'])(
  'a parcel is late at %s exactly where it was paid before that hour',
  (text) => {
    const now = new Date(text)
    const isLate = (paidAt: Date) => !entitlementOf({ status: OrderStatus.shipped, paidAt, signedAt: null, completedAt: null }, now).refusal
    const edge = overduePaidBefore(now).getTime()
    for (const off of [-DAY, -HOUR, -1, 0, 1, HOUR, DAY]) expect(isLate(new Date(edge + off))).toBe(off < 0)
  },
)
