import { eq } from 'drizzle-orm'
import { Carrier } from '../../../src/contract/carriers'
import { OrderStatus } from '../../../src/contract/order'
import { orders, packings, parcelEvents, parcels } from '../../tables'
import { runJobs } from '../jobs'
import { checkOrders } from '../../../tests/support/checkOrders'
import { newBuyers, ordered, packingOf, setStock, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'

const MINUTE = 60
/** Seconds after a parcel within one city was handed over, at the local courier's speed: where it is then, and what the order says. */
const WAY = [
  [5, 'packed', '待发货'],
  [30, 'collected', '运输中'],
  [100, 'transit', '运输中'],
  [240, 'delivering', '派送中'],
  [280, 'signed', '已签收'],
] as const

describe('an order on its way', () => {
  let shop: Shop
  let buyer: Buyer
  let other: Buyer
  beforeEach(async () => {
    shop = await shopAt()
    const [first, second] = await newBuyers(shop, 2)
    ;[buyer, other] = [first!, second!]
  })
  const paid = async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    await shop.payerDoes((await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).payUrl, 'confirm')
    return orderCode
  }
  const detail = (orderCode: string) => buyer.order.detail({ params: { orderCode } })

  it('is packed, collected, carried and delivered on the courier’s own clock, and received by the member', async () => {
    const orderCode = await paid()
    await shop.jobs()
    const passed = async (seconds: number) => {
      shop.clock.advance(seconds)
      await shop.jobs()
      const { parcel } = await buyer.order.logistic({ params: { orderCode } })
      return [parcel?.stage, (await detail(orderCode)).statusText]
    }
    // Each stage a second after its hour of the courier's clock, and none of the next a second before.
    let [stood, at] = [await passed(0), 0]
    for (const [second, stage, statusText] of WAY) {
      expect(await passed(second - 1 - at)).toEqual(stood)
      stood = await passed(2)
      expect(stood).toEqual([stage, statusText])
      at = second + 1
    }
    const { parcel } = await buyer.order.logistic({ params: { orderCode } })
    expect(Object.values(Carrier)).toContain(parcel?.carrier)
    expect(parcel?.events[0]).toMatchObject({ stage: 'signed', text: '【南京市】包裹已签收，感谢使用，祝早日康复' })
    expect((await detail(orderCode)).latest).toBe(parcel?.events[0]?.text)
    expect(await buyer.order.receive({ params: { orderCode } })).toMatchObject({ status: OrderStatus.completed })
    expect(await buyer.order.receive({ params: { orderCode } })).toMatchObject({ status: OrderStatus.completed })
  })

  it('names both cities where it goes far', async () => {
    const { results } = await shop.lin.order.list()
    const { parcel } = await shop.lin.order.logistic({ params: { orderCode: results[0]!.orderCode } })
    expect(parcel?.events.map(({ text }) => text)).toContain('【南京市】包裹已从南京市转运中心发出，正发往杭州市')
  })

  it('moves once, however many gateway processes look after it', async () => {
    const orderCode = await paid()
    await checkOrders(shop.db, shop.clock.now())
    const round = () => runJobs({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
    for (let step = 0; step < 4; step += 1) {
      await Promise.all([round(), round(), round()])
      shop.clock.advance(2 * MINUTE)
    }
    expect(await shop.db.select().from(parcels).where(eq(parcels.orderCode, orderCode))).toHaveLength(1)
    const { parcel } = await buyer.order.logistic({ params: { orderCode } })
    const texts = (await shop.db.select().from(parcelEvents).where(eq(parcelEvents.trackingNumber, parcel!.trackingNumber))).map(
      ({ text }) => text,
    )
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('cannot be cancelled once the courier has it', async () => {
    const orderCode = await paid()
    await shop.jobs()
    shop.clock.advance(MINUTE)
    await shop.jobs()
    await expect(buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_SHIPPED',
    })
    expect((await detail(orderCode)).status).toBe(OrderStatus.shipped)
  })

  it('is received by itself seven days after it was signed for, not before', async () => {
    const orderCode = await paid()
    await shop.jobs()
    shop.clock.advance(10 * MINUTE)
    await shop.jobs()
    shop.clock.advance(6.9 * 24 * 3600)
    await shop.jobs()
    expect((await detail(orderCode)).statusText).toBe('已签收')
    shop.clock.advance(0.2 * 24 * 3600)
    await shop.jobs()
    expect((await detail(orderCode)).status).toBe(OrderStatus.completed)
  })

  it('cannot be received before it is sent, or by somebody else', async () => {
    const orderCode = await paid()
    await expect(buyer.order.receive({ params: { orderCode } })).rejects.toMatchObject({ status: 409, code: 'NOT_SHIPPED' })
    for (const call of [other.order.receive, other.order.detail, other.order.expiry, other.order.logistic, other.order.hide] as Array<
      typeof other.order.detail
    >) {
      await expect(call({ params: { orderCode } })).rejects.toMatchObject({ status: 404 })
    }
    await expect(other.order.cancel({ params: { orderCode }, body: { reason: '乱点' } })).rejects.toMatchObject({ status: 404 })
    await expect(other.order.buyAgain({ params: { orderCode } })).rejects.toMatchObject({ status: 404 })
  })

  it('leaves the list when it is hidden, and stays in the books', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode } = await ordered(buyer, { skuCode, quantity: 1 })
    await expect(buyer.order.hide({ params: { orderCode } })).rejects.toMatchObject({ status: 409, code: 'ORDER_UNDER_WAY' })
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    await buyer.order.hide({ params: { orderCode } })
    expect((await buyer.order.list()).hits).toBe(0)
    expect(await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))).toHaveLength(1)
    expect((await detail(orderCode)).status).toBe(OrderStatus.cancelled)
  })

  it('is listed by tab and page, counted, with the phone masked', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const made: string[] = []
    for (let place = 0; place < 5; place += 1) {
      made.push((await ordered(buyer, { skuCode, quantity: 1 })).orderCode)
      shop.clock.advance(1)
    }
    const page = await buyer.order.list({ query: { tab: 'toPay', page: 1, size: 2 } })
    expect(page).toMatchObject({ hits: 5, hasMore: true, currentPage: 1 })
    expect(page.results.map(({ orderCode }) => orderCode)).toEqual([made[4], made[3]])
    expect(await buyer.order.list({ query: { tab: 'toPay', page: 3, size: 2 } })).toMatchObject({
      hasMore: false,
      results: [{ orderCode: made[0] }],
    })
    expect((await buyer.order.list({ query: { tab: 'completed' } })).hits).toBe(0)
    expect(await buyer.counts.orders()).toEqual({ toPay: 5, inReview: 0, toShip: 0, shipped: 0, parcel: null, refunds: 0, toReview: 0 })
    const order = await detail(made[0]!)
    expect(order).toMatchObject({ consigneePhone: '139****0000', addressText: '江苏省南京市鼓楼区中央路 1 号' })
    expect(order.orderCode).toMatch(/^261121\d{10}$/)
  })

  it('is found by words of what was bought, by its code and by its patient, on every page of the answer, and never another’s', async () => {
    const [first, second] = [await packingOf(shop, 'otcB'), await packingOf(shop, 'otcB', 4)]
    const both = await ordered(buyer, { skuCode: first.skuCode, quantity: 1 }, { skuCode: second.skuCode, quantity: 1 })
    shop.clock.advance(1)
    const later = await ordered(buyer, { skuCode: first.skuCode, quantity: 1 })
    await ordered(other, { skuCode: first.skuCode, quantity: 1 })
    const { lines } = await detail(both.orderCode)
    const [one, two] = lines.map(({ card }) => card)
    const found = async (keyword: string, page = 1) => {
      const { results, hits } = await buyer.order.list({ query: { keyword, page, size: 1 } })
      return [results.map(({ orderCode }) => orderCode), hits]
    }
    expect(await found(one!.name)).toEqual([[later.orderCode], 2])
    expect(await found(one!.name, 2)).toEqual([[both.orderCode], 2])
    expect(await found(` ${two!.name}  ${one!.name.slice(0, 2)} `)).toEqual([[both.orderCode], 1])
    expect(await found(later.orderCode.slice(-6))).toEqual([[later.orderCode], 1])
    expect(await found('%')).toEqual([[], 0])
    expect(await found('')).toEqual([[later.orderCode], 2])
    const { results } = await shop.zhou.order.list({ query: { keyword: '周建国' } })
    expect(results.map(({ patientName }) => patientName)).toEqual(results.map(() => '周建国'))
    expect(results.length).toBeGreaterThan(0)
  })

  it('says how long it still waits for payment', async () => {
    const { skuCode } = await packingOf(shop, 'otcB')
    const { orderCode, expiresAt } = await ordered(buyer, { skuCode, quantity: 1 })
    expect(await buyer.order.expiry({ params: { orderCode } })).toEqual({
      expired: false,
      expiresAt,
      serverTime: shop.clock.now().toISOString(),
    })
    shop.clock.advance(31 * MINUTE)
    expect(await buyer.order.expiry({ params: { orderCode } })).toMatchObject({ expired: true })
  })

  it('is bought again once, with what changed since', async () => {
    const [dearer, scarce, gone] = [await packingOf(shop, 'otcB', 4), await packingOf(shop, 'otcB', 5), await packingOf(shop, 'otcB', 6)]
    const { orderCode } = await ordered(buyer, ...[dearer, scarce, gone].map(({ skuCode }) => ({ skuCode, quantity: 3 })))
    await shop.db
      .update(packings)
      .set({ salePrice: dearer.salePrice + 150 })
      .where(eq(packings.skuCode, dearer.skuCode))
    await setStock(shop, scarce.skuCode, 2)
    await shop.db.update(packings).set({ status: 3 }).where(eq(packings.skuCode, gone.skuCode))
    const again = await Promise.all(
      Array.from({ length: 5 }, () => buyer.order.buyAgain({ params: { orderCode } }, { key: 'buy-it-again' })),
    )
    expect(new Set(again.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(again[0]!.added).toBe(2)
    expect(again[0]!.changes.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^单价由 ¥[\d.]+ 变为 ¥[\d.]+$/),
      '库存不足，已加入 2 件',
      '商品已下架',
    ])
    expect((await buyer.cart.products()).count).toBe(5)
  })

  it('is bought again with a word about the prescription it needs anew', async () => {
    const { results } = await shop.zhou.order.list({ query: { tab: 'completed' } })
    const forFather = results.find(({ patientName }) => patientName === '周建国')!
    const { db } = shop
    const { prescriptions } = await import('../../tables')
    await db.update(prescriptions).set({ usedByOrder: 'another' })
    const { added, changes } = await shop.zhou.order.buyAgain({ params: { orderCode: forFather.orderCode } })
    expect([added, changes.map(({ text }) => text)]).toEqual([1, ['处方药需要新的处方，已放入处方药清单，请先咨询药师']])
  })
})
