import { and, eq, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { newBuyers, ordered, packingOf, settled, setStock, shopAt, stockOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { addresses, orders, settings } from '../../tables'

describe('orders that wait for payment', () => {
  let shop: Shop
  let buyers: Buyer[]
  let skuCode: string
  beforeAll(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 30)
    skuCode = (await packingOf(shop, 'otcB')).skuCode
    await setStock(shop, skuCode, 10_000)
  })
  const nextBuyer = () => buyers.pop()!
  const outcomes = async (calls: Array<Promise<unknown>>) =>
    (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 'made' : (one.reason as { code: string }).code)).sort()
  const tally = (found: string[]) =>
    Object.fromEntries([...new Set(found)].map((one) => [one, found.filter((other) => other === one).length]))

  it('are five at most for a member, however many are submitted at once, and say what to do', async () => {
    const buyer = nextBuyer()
    const before = await stockOf(shop, skuCode)
    const bodies = await Promise.all(Array.from({ length: 50 }, () => settled(buyer, [{ skuCode, quantity: 1 }])))
    expect(tally(await outcomes(bodies.map((body) => buyer.order.submit({ body }))))).toEqual({ made: 5, UNPAID_ORDERS: 45 })
    expect(await stockOf(shop, skuCode)).toBe(before - 5)
    await expect(ordered(buyer, { skuCode, quantity: 1 })).rejects.toMatchObject({
      status: 409,
      message: '您有 5 笔订单还没有付款，请先付款或取消其中一笔，再提交新订单',
    })
    const [first] = await shop.db.select().from(orders).where(eq(orders.memberId, buyer.memberId)).limit(1)
    await buyer.order.cancel({ params: { orderCode: first!.orderCode }, body: { reason: '不想买了' } })
    await ordered(buyer, { skuCode, quantity: 1 })
  })

  it('are ten at most for one place and connection, whoever orders, and others are served', async () => {
    const crowd = buyers.splice(0, 20)
    for (const { memberId } of crowd)
      await shop.db.update(addresses).set({ detail: '同一条路 9 号' }).where(eq(addresses.memberId, memberId))
    const bodies = await Promise.all(crowd.map((buyer) => settled(buyer, [{ skuCode, quantity: 1 }])))
    expect(tally(await outcomes(crowd.map((buyer, place) => buyer.order.submit({ body: bodies[place]! }))))).toEqual({
      made: 10,
      UNPAID_ORDERS: 10,
    })
    await ordered(nextBuyer(), { skuCode, quantity: 1 })
  })

  it('hold so many pieces at most for one network, whatever the room numbers say, and others are served', async () => {
    await shop.db.insert(settings).values({ key: 'trade', value: { unpaidPiecesOfNetwork: 60 } })
    const at = (address: string) => shop.client({ token: nextBuyer().token, device: `device-${address}`, address })
    const order = (address: string) => ordered(at(address), { skuCode, quantity: 25 })
    await order('203.0.113.5')
    await order('203.0.113.5')
    await expect(order('203.0.113.5')).rejects.toMatchObject({
      code: 'UNPAID_ORDERS',
      message: '您所在的网络有很多订单还没有付款，请先付款，或换一个网络、稍后再提交',
    })
    await order('203.0.113.6')
    await shop.db.delete(settings).where(eq(settings.key, 'trade'))
  })

  it('hold no more pieces of a packing together than one order may', async () => {
    const buyer = nextBuyer()
    await ordered(buyer, { skuCode, quantity: 30 })
    await expect(ordered(buyer, { skuCode, quantity: 30 })).rejects.toMatchObject({ code: 'UNPAID_ORDERS' })
    await ordered(buyer, { skuCode, quantity: 20 })
  })

  it('are as many as the operator set', async () => {
    await shop.db.insert(settings).values({ key: 'trade', value: { unpaidOrders: 1 } })
    const buyer = nextBuyer()
    await ordered(buyer, { skuCode, quantity: 1 })
    await expect(ordered(buyer, { skuCode, quantity: 1 })).rejects.toMatchObject({ code: 'UNPAID_ORDERS' })
    await shop.db.delete(settings).where(eq(settings.key, 'trade'))
  })

  it('forget their place when they wait no more', async () => {
    const [left] = await shop.db
      .select({ found: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(eq(orders.status, OrderStatus.cancelled), sql`${orders.placeHash} is not null`))
    expect(left!.found).toBe(0)
  })
})
