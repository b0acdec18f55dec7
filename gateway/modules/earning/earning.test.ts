import { and, asc, eq, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { DAY } from '../../../src/lib/duration'
import { newBuyers, ordered, packingOf, setStock, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { ledgerEntries, members, orderLines, orders, settings } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { give } from '../ledger/enter'
import { standingOf } from '../ledger/standingOf'
import { giveBackDifference } from '../order/giveBackDifference'
import { cancelOrder, markReceived } from '../order/orderStates'
import { spendCoins } from '../order/orderCoins'
import { receiveSigned } from '../order/receiveSigned'
import { refundLines } from '../order/refundLines'

describe('coins and growth of orders', () => {
  let shop: Shop
  let buyers: Buyer[]
  const skuCodes: string[] = []
  beforeAll(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 20)
    for (const [mark, place] of [
      ['otcB', 1],
      ['none', 2],
    ] as const) {
      const { skuCode } = await packingOf(shop, mark, place)
      await setStock(shop, skuCode, 10_000)
      skuCodes.push(skuCode)
    }
  })
  const nextBuyer = () => buyers.pop()!
  const inOne = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(shop.db, work)
  const now = () => shop.clock.now()
  const coinRateIs = (coins: number) => shop.db.update(settings).set({ value: { coins } }).where(eq(settings.key, 'coinEarn'))

  /** Paid, three pieces and one, and with the courier; of net prices that tell the lines apart. */
  const sent = async (buyer: Buyer, nets: readonly [number, number] = [10_050, 4990], own: Partial<typeof orders.$inferInsert> = {}) => {
    const { orderCode } = await ordered(buyer, { skuCode: skuCodes[0]!, quantity: 3 }, { skuCode: skuCodes[1]!, quantity: 1 })
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const ofOrder = eq(orderLines.orderCode, orderCode)
    for (const [position, net] of nets.entries())
      await shop.db
        .update(orderLines)
        .set({ net })
        .where(and(ofOrder, eq(orderLines.position, position)))
    await shop.db
      .update(orders)
      .set({ status: OrderStatus.shipped, shippedAt: now(), signedAt: now(), ...own })
      .where(eq(orders.orderCode, orderCode))
    const lines = await shop.db.select().from(orderLines).where(ofOrder).orderBy(asc(orderLines.position))
    return { orderCode, lineIds: lines.map(({ lineId }) => lineId) as [string, string] }
  }
  const refund = ({ orderCode, lineIds }: Awaited<ReturnType<typeof sent>>, place: 0 | 1, quantity: number, key: string) =>
    inOne((tx) => refundLines(tx, { orderCode, lines: [{ lineId: lineIds[place], quantity }], key, reason: '质量问题', now: now() }))
  const has = async ({ memberId }: Buyer) => [
    (await standingOf(shop.db, { memberId, account: 'coin' }, now())).balance,
    (await standingOf(shop.db, { memberId, account: 'growth' }, now())).balance,
  ]
  const receive = ({ orderCode }: { orderCode: string }) => inOne((tx) => markReceived(tx, orderCode, now()))
  const detail = (buyer: Buyer, { orderCode }: { orderCode: string }) => buyer.order.detail({ params: { orderCode } })

  it.each([
    ['by the member', async (buyer: Buyer, orderCode: string) => void (await buyer.order.receive({ params: { orderCode } }))],
    ['with others', async (buyer: Buyer, orderCode: string) => void (await buyer.order.receiveAll({ body: { orderCodes: [orderCode] } }))],
    [
      'a week after its parcel was signed for',
      () => receiveSigned({ db: shop.db, providers: shop.providers, now: new Date(now().getTime() + 8 * DAY) }),
    ],
  ])('are given once it is received: %s', async (_, receiving) => {
    const buyer = nextBuyer()
    const order = await sent(buyer)
    expect(await detail(buyer, order)).toMatchObject({ earns: 150, earnsWorth: 150 })
    expect(await has(buyer)).toEqual([0, 0])
    await receiving(buyer, order.orderCode)
    expect(await has(buyer)).toEqual([150, 150])
    const received = await detail(buyer, order)
    expect([received.earned, received.earns]).toEqual([150, undefined])
  })

  it('are given once, however often and from wherever it is received at once', async () => {
    const buyer = nextBuyer()
    const codes = [await sent(buyer), await sent(buyer)].map(({ orderCode }) => orderCode)
    const at = new Date(now().getTime() + 8 * DAY)
    await Promise.all(
      Array.from({ length: 50 }, async (_, turn) => {
        if (turn % 3 === 0) return receiveSigned({ db: shop.db, providers: shop.providers, now: at })
        if (turn % 3 === 1) return buyer.order.receiveAll({ body: { orderCodes: turn % 2 ? codes : [...codes].reverse() } })
        return inOne((tx) => markReceived(tx, codes[turn % 2]!, now()))
      }),
    )
    expect(await has(buyer)).toEqual([300, 300])
  })

  it('are none for a prescription drug, for pieces that went back before, and for an order that ends otherwise', async () => {
    const buyer = nextBuyer()
    const [withRx, partly, cancelled] = [
      await sent(buyer),
      await sent(buyer),
      await sent(buyer, [9000, 900], { status: OrderStatus.toShip }),
    ]
    await shop.db
      .update(orderLines)
      .set({ card: sql`${orderLines.card} || '{"mark":"rx"}'` })
      .where(eq(orderLines.lineId, withRx.lineIds[0]))
    await refund(partly, 0, 2, 'before')
    expect([(await detail(buyer, withRx)).earns, (await detail(buyer, partly)).earns]).toEqual([49, 83])
    await receive(withRx)
    await receive(partly)
    await inOne((tx) => cancelOrder(tx, { orderCode: cancelled.orderCode, move: 'refuse', reason: '缺货', now: now() }))
    await receive(cancelled)
    expect(await has(buyer)).toEqual([49 + 83, 49 + 83])
    const { earns, earned } = await detail(buyer, cancelled)
    expect([earns, earned]).toEqual([undefined, undefined])
  })

  it('are none where the shop gives none, nor of an account that is gone; growth does not ask the shop', async () => {
    const [buyer, gone] = [nextBuyer(), nextBuyer()]
    const [order, left] = [await sent(buyer), await sent(gone)]
    await coinRateIs(0)
    expect((await detail(buyer, order)).earns).toBeUndefined()
    await receive(order)
    await coinRateIs(100)
    expect(await has(buyer)).toEqual([0, 150])
    await shop.db.update(members).set({ erasedAt: now() }).where(eq(members.memberId, gone.memberId))
    await receive(left)
    expect(await has(gone)).toEqual([0, 0])
  })

  it('are taken back with what goes back, piece by piece, to nothing; by the rate they were given at', async () => {
    const buyer = nextBuyer()
    const order = await sent(buyer)
    await receive(order)
    await coinRateIs(40)
    const seen: number[][] = []
    await refund(order, 0, 1, 'first')
    await refund(order, 0, 1, 'first')
    seen.push(await has(buyer))
    const of = { orderCode: order.orderCode, lineId: order.lineIds[1] }
    await inOne((tx) => giveBackDifference(tx, { ...of, pieces: [91], key: 'difference', reason: '价保', now: now() }))
    seen.push(await has(buyer))
    expect((await detail(buyer, order)).earned).toBe(115)
    await refund(order, 0, 2, 'second')
    seen.push(await has(buyer))
    await refund(order, 1, 1, 'third')
    seen.push(await has(buyer))
    await coinRateIs(100)
    expect(seen).toEqual([
      [116, 116],
      [115, 115],
      [48, 48],
      [0, 0],
    ])
    expect((await detail(buyer, order)).earned).toBe(0)
  })

  it('that were used are owed, told, and settled by the next ones; growth is taken as far as it is there', async () => {
    const buyer = nextBuyer()
    const order = await sent(buyer)
    await receive(order)
    await inOne((tx) => spendCoins(tx, { memberId: buyer.memberId, orderCode: 'another', coins: 120, now: now() }))
    await refund(order, 0, 3, 'all of it')
    expect(await buyer.coin.balance()).toMatchObject({ balance: 0, debt: 71 })
    await receive(await sent(buyer, [5000, 0]))
    expect(await buyer.coin.balance()).toMatchObject({ balance: 0, debt: 21 })
    await inOne((tx) =>
      give(tx, { memberId: buyer.memberId, account: 'coin', amount: 30, reason: 'sign', reference: 'day', key: 'day', at: now() }),
    )
    expect(await buyer.coin.balance()).toMatchObject({ balance: 9, debt: 0 })
    const [month] = (await buyer.coin.history({ query: {} })).results
    expect(month).toMatchObject({ earned: 230, spent: 120, returned: 0, taken: 101, expired: 0 })
    expect(month!.entries.map(({ title, amount }) => `${title} ${amount}`).sort()).toEqual(
      ['每日签到 30', '退款补扣 -21', '退款补扣 -50', '购物奖励 50', '退款扣回 -30', '下单抵扣 -120', '购物奖励 150'].sort(),
    )
  })

  it('that come back of an order are not earned again, and stand beside what they were used for', async () => {
    const buyer = nextBuyer()
    await receive(await sent(buyer))
    const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode: skuCodes[0]!, quantity: 2 }] } })
    const { address, payable, consents, deliveryId, coins } = await buyer.settlement.detail({
      params: { settleId },
      query: { coins: 60, couponId: 'none' },
    })
    expect(coins?.used).toBe(60)
    const { orderCode } = await buyer.order.submit({
      body: {
        settleId,
        addressId: address!.id,
        couponId: null,
        coins: 60,
        deliveryId,
        note: '',
        expectedTotal: payable,
        originType: 43,
        consents: consents.map(({ document, version }) => ({ document, version })),
      },
    })
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    const of = async (movement: 'all' | 'earned' | 'spent') => {
      const [month] = (await buyer.coin.history({ query: { movement } })).results
      expect(month).toMatchObject({ earned: 150, spent: 60, returned: 60, taken: 0 })
      return month!.entries.map(({ amount }) => amount).sort((one, other) => one - other)
    }
    expect([await of('all'), await of('earned'), await of('spent')]).toEqual([[-60, 60, 150], [150], [-60, 60]])
    const kept = await shop.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.memberId, buyer.memberId), eq(ledgerEntries.account, 'coin')))
    expect(kept).toHaveLength(3)
  })
})
