import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { orders } from '../../tables'

describe('the receipt of several orders', () => {
  let shop: Shop
  let [buyer, other]: Buyer[] = []
  beforeAll(async () => {
    shop = await shopAt()
    ;[buyer, other] = await newBuyers(shop, 2)
  })

  /** An order that stands so, as the courier and the clock leave it. */
  const orderThat = async (own: Partial<typeof orders.$inferInsert>, who = buyer!) => {
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode } = await ordered(who, { skuCode, quantity: 1 })
    await shop.db
      .update(orders)
      .set({ status: OrderStatus.shipped, paidAt: shop.clock.now(), shippedAt: shop.clock.now(), ...own })
      .where(eq(orders.orderCode, orderCode))
    return orderCode
  }
  const delivered = (who?: Buyer) => orderThat({ signedAt: shop.clock.now() }, who)
  const statusOf = async (orderCode: string) => (await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]?.status

  it('lists what waits, what was delivered first; receives that, and says of each other one why not', async () => {
    const onItsWay = await orderThat({ signedAt: null })
    const first = await delivered()
    const second = await delivered()
    const received = await orderThat({ status: OrderStatus.completed, signedAt: shop.clock.now() })
    const cancelled = await orderThat({ status: OrderStatus.cancelled })
    const foreign = await delivered(other)
    const { results, hits } = await buyer!.order.toReceive()
    expect([hits, results.map(({ orderCode, deliveredAt }) => [orderCode, deliveredAt !== null])]).toEqual([
      3,
      [
        [second, true],
        [first, true],
        [onItsWay, false],
      ],
    ])

    const answer = await buyer!.order.receiveAll({ body: { orderCodes: [onItsWay, second, foreign, received, cancelled, first] } })
    expect(answer.results.map(({ orderCode, isReceived, text }) => [orderCode, isReceived, text])).toEqual([
      [onItsWay, false, '包裹还在路上，送达后再确认'],
      [second, true, null],
      [foreign, false, '没有找到这个订单'],
      [received, true, '之前已确认收货'],
      [cancelled, false, '订单已有新的进展，请查看订单'],
      [first, true, null],
    ])
    expect([await statusOf(first), await statusOf(second), await statusOf(onItsWay), await statusOf(foreign)]).toEqual([
      OrderStatus.completed,
      OrderStatus.completed,
      OrderStatus.shipped,
      OrderStatus.shipped,
    ])
  })

  it('is one receipt, however often and from wherever it is asked for at once', async () => {
    const codes = [await delivered(), await delivered(), await delivered()]
    const turned = (turn: number) => [...codes.slice(turn % 3), ...codes.slice(0, turn % 3)]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, turn) => buyer!.order.receiveAll({ body: { orderCodes: turned(turn) } })),
    )
    const texts = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.results.map(({ text }) => text) : ['failed'],
    )
    expect(texts.filter((text) => text === null)).toHaveLength(3)
    expect(texts.filter((text) => text === '之前已确认收货')).toHaveLength(33)
    for (const code of codes) expect(await statusOf(code)).toBe(OrderStatus.completed)
  })

  it('asks for one order at least, and for each once', async () => {
    await expect(buyer!.order.receiveAll({ body: { orderCodes: [await delivered(other)] } })).rejects.toMatchObject({ status: 404 })
    await expect(buyer!.order.receiveAll({ body: { orderCodes: [] } })).rejects.toMatchObject({ code: 'INVALID' })
    await expect(buyer!.order.receiveAll({ body: { orderCodes: ['a1', 'a1'] } })).rejects.toMatchObject({ code: 'INVALID' })
  })
})
