import { eq } from 'drizzle-orm'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { ordered, packingOf, shopAt, type Shop } from '../../../tests/support/shop'
import { payments, refunds } from '../../tables'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }

describe('a statement', () => {
  let shop: Shop
  let operator: StaffPerson
  beforeAll(async () => {
    shop = await shopAt()
    operator = await staffAt(shop, { roles: ['operator'] })
  })
  const ofOrders = async () => (await operator.statement.sums({ query: YEAR })).totals.find(({ kind }) => kind === 'order')
  const linesOf = async (query = YEAR) => (await operator.statement.export({ query })).csv.trim().split('\r\n').slice(1)

  it('says what came and went back of each kind, by the shop’s days, and each of them is a line of its file', async () => {
    const NONE = { paid: { count: 0, amount: 0 }, refunded: { count: 0, amount: 0 }, net: 0 }
    const before = (await ofOrders()) ?? NONE
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode } = await ordered(shop.zhou, { skuCode, quantity: 1 })
    const { payUrl } = await shop.zhou.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const [paid] = await shop.db.select().from(payments).where(eq(payments.subjectCode, orderCode))
    const { amount, payId } = paid!
    expect(await ofOrders()).toMatchObject({
      noun: '订单',
      paid: { count: before.paid.count + 1, amount: before.paid.amount + amount },
      refunded: before.refunded,
      net: before.net + amount,
    })
    await shop.zhou.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    await shop.jobs()
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.payId, payId))
    expect(await ofOrders()).toMatchObject({
      refunded: { count: before.refunded.count + 1, amount: before.refunded.amount + amount },
      net: before.net,
    })
    // The last second of a day and the first of the next one are two days of the shop's, and one of UTC.
    await shop.db
      .update(payments)
      .set({ paidAt: new Date('2026-03-01T15:59:59Z') })
      .where(eq(payments.payId, payId))
    await shop.db
      .update(refunds)
      .set({ doneAt: new Date('2026-03-01T16:00:00Z') })
      .where(eq(refunds.payId, payId))
    const march = { from: '2026-03-01', to: '2026-03-02' }
    const yuan = (amount / 100).toFixed(2)
    expect((await operator.statement.sums({ query: march })).results).toMatchObject([
      { day: '2026-03-02', paid: { count: 0, amount: 0 }, refunded: { count: 1, amount }, net: -amount },
      { day: '2026-03-01', paid: { count: 1, amount }, refunded: { count: 0, amount: 0 }, net: amount },
    ])
    expect(await linesOf(march)).toEqual([
      `2026-03-01 23:59:59,收款,订单,${orderCode},${payId},,bank,,${yuan},`,
      `2026-03-02 00:00:00,退款,订单,${orderCode},${payId},${refund!.refundNumber},bank,原路,,${yuan}`,
    ])
    expect(await linesOf({ from: '2026-03-02', to: '2026-03-02' })).toHaveLength(1)
  })

  // 2³¹ cents are 21 million yuan, which a day of a large shop takes.
  it('adds up a day of more than two thousand million cents, as today’s figures do', async () => {
    const MAX = 2 ** 31 - 1
    const now = shop.clock.now()
    const payment = { methodId: 'bank', amount: MAX, state: 'paid', createdAt: now, paidAt: now } as const
    const of = { idempotencyKey: 'unwanted', reason: '不想要了', state: 'done', requestedAt: now, doneAt: now } as const
    for (const place of [1, 2]) {
      await shop.db.insert(payments).values({ payId: `large-${place}`, subjectCode: `large-${place}`, ...payment })
      await shop.db.insert(refunds).values({ refundNumber: `large-${place}`, payId: `large-${place}`, amount: MAX, ...of })
    }
    const { measures } = await operator.today.figures()
    const amountOf = (name: string) =>
      measures.find(({ measure }) => measure === name)!.today.hours.reduce((whole, { amount = 0 }) => whole + amount, 0)
    const { paid, refunded } = (await ofOrders())!
    for (const amounts of [
      [paid.amount, refunded.amount],
      [amountOf('paid'), amountOf('refunded')],
    ])
      expect(amounts.map((amount) => amount >= 2 * MAX)).toEqual([true, true])
  })

  it.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, '结束日期不能早于开始日期'],
    [{ from: '2025-01-01', to: '2026-03-01' }, '一次最多查一年'],
    [{ from: 'gestern', to: '2026-03-01' }, '请选择日期'],
  ])('of %j is refused beside its day', async (query, message) => {
    await expect(operator.statement.sums({ query })).rejects.toMatchObject({ status: 400, message })
  })
})
