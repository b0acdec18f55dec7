import { eq } from 'drizzle-orm'
import { DAY, MINUTE } from '../../../src/lib/duration'
import { newBuyers, packingOf, setStock, shopAt, submissionOf, type Buyer, type Shop } from '../../../tests/support/shop'
import { ledgerEntries, orderLines } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { give } from '../ledger/enter'
import { holdingsOf } from '../settlement/holdings'
import { standingOf } from '../ledger/standingOf'
import { cancelOrder } from './orderStates'
import { refundLines } from './refundLines'

describe('health coins that pay for an order', () => {
  let shop: Shop
  let buyers: Buyer[]
  let skuCode: string
  beforeAll(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 10)
    skuCode = (await packingOf(shop, 'otcB')).skuCode
    await setStock(shop, skuCode, 10_000)
  })

  const holderOf = ({ memberId }: Buyer) => ({ memberId, account: 'coin' }) as const
  /** With coins of this year and of the year before, of which the older ones expire first. */
  const nextBuyer = async ([older, newer]: [number, number]) => {
    const buyer = buyers.pop()!
    const [now, before] = [shop.clock.now(), new Date(shop.clock.now().getTime() - 365 * DAY)]
    for (const [at, amount] of [
      [before, older],
      [now, newer],
    ] as const)
      await inTransaction(shop.db, (tx) =>
        give(tx, { ...holderOf(buyer), amount, reason: 'task', reference: 'gift', key: `gift ${at.getTime()}`, at }),
      )
    return buyer
  }
  const pass = (time: number) => shop.clock.set(new Date(shop.clock.now().getTime() + time).toISOString())
  const standing = async (buyer: Buyer) => standingOf(shop.db, holderOf(buyer), shop.clock.now())
  const quoted = async (buyer: Buyer, quantity: number, coins: number) => {
    const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity }] } })
    return buyer.settlement.detail({ params: { settleId }, query: { coins, couponId: 'none' } })
  }
  const order = async (buyer: Buyer, quantity: number, coins: number) => {
    const settlement = await quoted(buyer, quantity, coins)
    return buyer.order.submit({ body: { ...submissionOf(settlement), coins: settlement.coins!.used } })
  }

  it('are as many as are wished, at most half of what the goods cost and no more than there are; none unless they are wished', async () => {
    const buyer = await nextBuyer([100, 200])
    const without = await quoted(buyer, 10, 0)
    expect(without.coins).toEqual({ balance: 300, most: 300, used: 0 })
    const half = await quoted(buyer, 1, 9999)
    const goods = half.goods - half.promotion
    expect(half.coins).toMatchObject({ most: Math.min(300, Math.floor(goods / 2)), used: Math.min(300, Math.floor(goods / 2)) })
    const some = await quoted(buyer, 10, 120)
    expect([some.coins?.used, without.payable - some.payable, some.discount - without.discount]).toEqual([120, 120, 120])
  })

  it('are refused where they are not there, with nothing made and nothing lost', async () => {
    const buyer = await nextBuyer([100, 200])
    const settlement = await quoted(buyer, 10, 300)
    const submitting = (coins: number) =>
      buyer.order.submit({ body: { ...submissionOf(settlement), expectedTotal: settlement.payable + 300 - coins, coins } })
    await expect(submitting(301)).rejects.toMatchObject({
      status: 409,
      code: 'COINS',
      message: '这张订单最多可用 300 枚健康币，请核对后再提交',
    })
    expect((await standing(buyer)).balance).toBe(300)
    await submitting(300)
    expect((await standing(buyer)).balance).toBe(0)
  })

  it('are there again with the time they had, when it is cancelled or not paid in time', async () => {
    const buyer = await nextBuyer([100, 200])
    const before = await standing(buyer)
    const { orderCode } = await order(buyer, 10, 250)
    expect((await buyer.order.detail({ params: { orderCode } })).coins).toBe(250)
    expect((await standing(buyer)).balance).toBe(50)
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    expect(await standing(buyer)).toEqual(before)
    await order(buyer, 10, 300)
    pass(31 * MINUTE)
    await shop.jobs()
    expect(await standing(buyer)).toEqual(before)
    const [month] = (await buyer.coin.history({ query: {} })).results
    expect(month?.entries.slice(0, 2).map(({ title, amount }) => [title, amount])).toEqual([
      ['订单退回', 300],
      ['下单抵扣', -300],
    ])
  })

  it('come back with the pieces that are asked back, all of them with the last', async () => {
    const buyer = await nextBuyer([100, 200])
    const { orderCode } = await order(buyer, 3, 250)
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode))
    const back = (key: string) =>
      inTransaction(shop.db, (tx) =>
        refundLines(tx, { orderCode, lines: [{ lineId: line!.lineId, quantity: 1 }], key, reason: '缺货退款', now: shop.clock.now() }),
      )
    const balances: number[] = []
    for (const key of ['first', 'second', 'third']) {
      await back(key)
      await back(key)
      balances.push((await standing(buyer)).balance)
    }
    expect(balances).toEqual([50 + 83, 50 + 166, 300])
    expect((await standing(buyer)).expiring?.amount).toBe(100)
  })

  it('are spent once by orders that are submitted at once', async () => {
    const buyer = await nextBuyer([100, 200])
    const settlements = await Promise.all([1, 2, 3].map(() => quoted(buyer, 10, 200)))
    const made = await Promise.allSettled(
      settlements.map((settlement) => buyer.order.submit({ body: { ...submissionOf(settlement), coins: 200 } })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const spent = await shop.db
      .select({ amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.memberId, buyer.memberId))
    expect([spent.filter(({ amount }) => amount < 0), (await standing(buyer)).balance]).toEqual([[{ amount: -200 }], 100])
  })

  it('that have expired are offered no more, even where the job has not entered that yet', async () => {
    const { memberId } = await nextBuyer([100, 200])
    const held = async (now: Date) => (await holdingsOf(shop.db, { memberId, addressId: undefined, productCodes: [], now })).coinBalance
    expect([await held(shop.clock.now()), await held(new Date('2027-01-01T00:00:00+08:00'))]).toEqual([300, 200])
  })

  it('that would have expired meanwhile last for thirty days more', async () => {
    const buyer = await nextBuyer([100, 1])
    const { orderCode } = await order(buyer, 10, 100)
    const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    pass(60 * DAY)
    await inTransaction(shop.db, (tx) => cancelOrder(tx, { orderCode, move: 'refuse', reason: '缺货', now: shop.clock.now() }))
    const { balance, expiring } = await standing(buyer)
    expect([balance, expiring?.amount, expiring!.at.getTime() - shop.clock.now().getTime()]).toEqual([101, 100, 30 * DAY])
  })
})
