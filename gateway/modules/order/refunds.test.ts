import { eq } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { listening } from '../../../tests/support/heardLog'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { newBuyers, ordered, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { wechatShop } from '../../../tests/support/wechatShop'
import { bankRefunds, orderLines, orders, payments, refundClosings, refunds } from '../../tables'
import { eraseMember } from '../deregister/erase'
import { queuesOf } from '../queue/queuesOf'
import { inTransaction } from '../../kernel/transaction'
import { recordRefund, sendRefunds } from '../pay/sendRefunds'
import { requestRefund } from '../pay/requestRefund'
import { takeOverRefunds } from '../pay/takeOverRefunds'
import { refundLines } from './refundLines'

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

describe('money of an order that goes back', () => {
  let shop: Shop
  let buyer: Buyer
  beforeEach(async () => {
    shop = await shopAt()
    buyer = (await newBuyers(shop, 1))[0]!
  })

  /** Paid: three pieces of one product and one of another, with freight, of a net price that three do not divide. */
  const bought = async () => {
    const [first, second] = [await packingOf(shop, 'otcB', 1), await packingOf(shop, 'none', 2)]
    const { orderCode, payable } = await ordered(buyer, { skuCode: first.skuCode, quantity: 3 }, { skuCode: second.skuCode, quantity: 1 })
    const { payId, payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    const [line, other] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(orderLines.position)
    return { orderCode, payable, payId, line: line!, other: other! }
  }
  const back = (orderCode: string, lineId: string, key: string, quantity = 1) =>
    inTransaction(shop.db, (tx) =>
      refundLines(tx, { orderCode, lines: [{ lineId, quantity }], key, reason: '缺货退款', now: shop.clock.now() }),
    )
  const stored = async (payId: string) => (await shop.db.select().from(payments).where(eq(payments.payId, payId)))[0]!
  const sentBack = async () => (await shop.db.select().from(bankRefunds)).map(({ amount }) => amount)
  const textOf = async (orderCode: string) => (await buyer.order.detail({ params: { orderCode } })).refundText

  it('comes to what was paid, piece by piece, to the last cent and the freight; each is told, none goes twice', async () => {
    const { orderCode, payable, payId, line, other } = await bought()
    await shop.db.update(orderLines).set({ net: 1000 }).where(eq(orderLines.lineId, line.lineId))
    const begun = await back(orderCode, line.lineId, 'first')
    expect([begun, await back(orderCode, line.lineId, 'first')]).toEqual([333, 333])
    expect(await textOf(orderCode)).toBe('退款 ¥3.33 处理中，款项将原路退回')
    await shop.jobs()
    expect([await textOf(orderCode), (await stored(payId)).state]).toEqual(['已退款 ¥3.33，款项原路退回付款账户', 'paid'])
    expect(await back(orderCode, line.lineId, 'second', 2)).toBe(667)
    const unpaid = await ordered(buyer, { skuCode: line.skuCode, quantity: 1 })
    const [unpaidLine] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, unpaid.orderCode))
    await expect(back(unpaid.orderCode, unpaidLine!.lineId, 'first')).rejects.toMatchObject({ status: 409, code: 'NOTHING_PAID' })
    await expect(back(orderCode, line.lineId, 'third')).rejects.toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' })
    expect(await back(orderCode, other.lineId, 'last')).toBe(payable - 1000)
    await shop.jobs()
    const sent = await sentBack()
    expect([sent.length, sum(sent), await stored(payId)]).toMatchObject([3, payable, { state: 'refunded', refunded: payable }])
    const { results } = await buyer.message.list({ query: { kind: 'refund' } })
    const told = sent.map((amount) => `¥${(amount / 100).toFixed(2)}`)
    expect(results.map(({ text }) => /¥[\d.]+/.exec(text)?.[0]).sort()).toEqual(told.sort())
    const clerk = await staffAt(shop, { roles: ['clerk'] })
    const refunded = (await clerk.today.figures()).measures.find(({ measure }) => measure === 'refunded')!
    const backToday = refunded.today.hours.reduce((whole, { count, amount = 0 }) => [whole[0]! + count, whole[1]! + amount], [0, 0])
    expect(backToday).toEqual([3, payable])
  })

  it('that the provider cannot send is closed by hand, once and with what proves it; the shopper reads how it went', async () => {
    const { orderCode, payable, payId } = await bought()
    const cheng = await staffAt(shop, { roles: ['operator'], name: '程路' })
    const lu = await staffAt(shop, { roles: ['operator'], name: '陆鸣' })
    const refundNumber = `refund-${payId}`
    const close = (person: StaffPerson, way: 'transfer' | 'platform' = 'transfer', note = '流水号 20261121001') =>
      person.pay.closeRefund({ params: { refundNumber }, body: { way, note } })
    const listed = async (state: 'failed' | 'waiting' | 'closed') => (await cheng.pay.refunds({ query: { state } })).results
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    await shop.db.update(refunds).set({ state: 'waiting', doneAt: null })
    await shop.db.update(payments).set({ state: 'refunding' }).where(eq(payments.payId, payId))
    await shop.db.update(orders).set({ refundedAt: null }).where(eq(orders.orderCode, orderCode))
    await expect(close(cheng)).rejects.toMatchObject({ status: 409, code: 'UNDER_WAY' })
    expect((await listed('waiting')).map((one) => one.refundNumber)).toEqual([refundNumber])
    await shop.db.update(refunds).set({ state: 'failed', failedAt: shop.clock.now() })
    expect(await textOf(orderCode)).toContain('款项未能原路退回，正由客服人工退款')
    expect(await listed('failed')).toMatchObject([{ noun: '订单', subjectCode: orderCode, amount: payable, closing: null }])
    await expect(close(cheng, 'transfer', ' ')).rejects.toMatchObject({ status: 400, field: 'note', message: '请写明凭据，如转账流水号' })

    const ends = await Promise.allSettled([close(cheng), close(lu)])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [closed] = await listed('closed')
    expect(closed).toMatchObject({ closing: { way: 'transfer', note: '流水号 20261121001' } })
    const refused = ends.find((end) => end.status === 'rejected')?.reason as Error
    expect(refused.message).toMatch(new RegExp(`^${closed?.closing?.by}已在 .* 了结这笔退款，您的决定没有写入$`))
    const yuan = `¥${(payable / 100).toFixed(2)}`
    expect(await textOf(orderCode)).toBe(`退款 ${yuan} 已由客服转账到您的其他账户`)
    const { results } = await buyer.message.list({ query: { kind: 'refund' } })
    expect(results.map(({ title, text }) => [title, text])).toContainEqual([
      '退款已由客服处理',
      `订单 ${orderCode} 的 ${yuan} 已由客服转账到您的其他账户`,
    ])
    expect([(await stored(payId)).state, (await queuesOf(shop.db, shop.clock.now())).refundsFailed.count]).toEqual(['refunded', 0])
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
    expect(order?.refundedAt?.toISOString()).toBe(closed?.closing?.at)

    // The provider sends it after all: nothing here changes, and somebody is called.
    const log = listening()
    await recordRefund(shop.db, { payId, refundId: refundNumber, state: 'done', now: shop.clock.now() })
    log.end()
    expect(log.lines().map(({ msg }) => msg)).toEqual([`支付 ${payId} 的退款 ${refundNumber} 人工了结之后，支付平台又退了一次，请核对`])
    await inTransaction(shop.db, (tx) =>
      eraseMember(tx, { ring: shop.providers.fileKeys, memberId: buyer.memberId, phone: 'none', phoneHmac: 'none', now: shop.clock.now() }),
    )
    expect(await shop.db.select({ note: refundClosings.note }).from(refundClosings)).toEqual([{ note: '' }])
  })

  it('is the rest where an order is cancelled of which a part went back', async () => {
    const { orderCode, payable, line } = await bought()
    const part = await back(orderCode, line.lineId, 'first')
    await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
    await shop.jobs()
    expect([(await sentBack()).sort(), await textOf(orderCode)]).toEqual([[part, payable - part].sort(), '已退款，款项原路退回付款账户'])
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode))
    expect(order).toMatchObject({ status: OrderStatus.cancelled, refundedAt: shop.clock.now() })
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode))
    expect(lines.every(({ net, refunded, quantity, refundedQuantity }) => net === refunded && quantity === refundedQuantity)).toBe(true)
    await expect(back(orderCode, line.lineId, 'late')).rejects.toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' })
  })

  it('is never more than was paid when fifty ask at once, and once where fifty ask for the same', async () => {
    const { orderCode, payable, payId, line } = await bought()
    const same = await Promise.all(Array.from({ length: 50 }, () => back(orderCode, line.lineId, 'same')))
    expect([new Set(same).size, (await stored(payId)).refunded]).toEqual([1, same[0]])
    const amount = Math.floor((payable - same[0]!) / 7)
    const ask = (place: number) =>
      inTransaction(shop.db, (tx) => requestRefund(tx, { payId, amount, key: `asked-${place}`, reason: '退款', now: shop.clock.now() }))
    const asked = await Promise.allSettled(Array.from({ length: 50 }, (_, place) => ask(place)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    const round = () => sendRefunds({ db: shop.db, bank: shop.providers.bank, now: shop.clock.now() })
    await Promise.all([round(), round(), round()])
    expect([await sentBack().then(sum), (await stored(payId)).refunded]).toEqual([same[0]! + 7 * amount, same[0]! + 7 * amount])
  })

  it('is refused under a key that asked for something else, and counts nothing', async () => {
    const { orderCode, payId, line } = await bought()
    const ask = (amount: number) =>
      inTransaction(shop.db, (tx) => requestRefund(tx, { payId, amount, key: 'sum', reason: '退款', now: shop.clock.now() }))
    const begun = await back(orderCode, line.lineId, 'pieces')
    await ask(100)
    await ask(100)
    const reused = { status: 422, code: 'KEY_REUSED' }
    await expect(back(orderCode, line.lineId, 'pieces', 2)).rejects.toMatchObject(reused)
    await expect(ask(101)).rejects.toMatchObject(reused)
    expect((await stored(payId)).refunded).toBe(begun + 100)
  })

  it('is never stored as less than nothing or more than was paid', async () => {
    const { payable, payId, line } = await bought()
    const onPayment = (refunded: number) => shop.db.update(payments).set({ refunded }).where(eq(payments.payId, payId))
    const onLine = (counted: Partial<typeof line>) => shop.db.update(orderLines).set(counted).where(eq(orderLines.lineId, line.lineId))
    for (const refunded of [-1, payable + 1]) await expect(onPayment(refunded)).rejects.toThrow()
    for (const refunded of [-1, line.net! + 1]) await expect(onLine({ refunded })).rejects.toThrow()
    for (const refundedQuantity of [-1, line.quantity + 1]) await expect(onLine({ refundedQuantity })).rejects.toThrow()
  })

  it('is taken over from a gateway of the release before: what it sent is not sent again, what it did not send is', async () => {
    const [sent, waiting] = [await bought(), await bought()]
    await buyer.order.cancel({ params: { orderCode: sent.orderCode }, body: { reason: '不想买了' } })
    await buyer.order.cancel({ params: { orderCode: waiting.orderCode }, body: { reason: '不想买了' } })
    // As that gateway leaves them: on the payment’s row, without a row of their own.
    await shop.db.delete(refunds)
    await shop.db.update(payments).set({ refunded: 0 })
    await shop.db.delete(bankRefunds).where(eq(bankRefunds.payId, waiting.payId))
    await shop.db.update(payments).set({ state: 'refunding' }).where(eq(payments.payId, waiting.payId))
    await shop.db.update(orders).set({ refundedAt: null }).where(eq(orders.orderCode, waiting.orderCode))
    const around = { db: shop.db, providers: shop.providers, now: shop.clock.now() }
    await takeOverRefunds(around)
    await takeOverRefunds(around)
    expect((await queuesOf(shop.db, shop.clock.now())).refundsWaiting.count).toBe(1)
    await shop.jobs()
    const rows = await shop.db.select().from(refunds)
    expect(rows.map(({ refundNumber, state }) => [refundNumber, state]).sort()).toEqual(
      [sent, waiting].map(({ payId }) => [`refund-${payId}`, 'done']).sort(),
    )
    expect([(await sentBack()).length, await textOf(waiting.orderCode)]).toEqual([2, '已退款，款项原路退回付款账户'])
  })
})

it('is told by WeChat for each part under its own number', async () => {
  const shop = await wechatShop()
  const { payId, orderCode, payable } = await shop.paid()
  await shop.tell(payId)
  const now = shop.clock.now()
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderCode, orderCode))
  const lines = [{ lineId: line!.lineId, quantity: 1 }]
  await inTransaction(shop.db, (tx) => refundLines(tx, { orderCode, lines, key: 'part', reason: '缺货退款', now }))
  await shop.buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
  const [part, rest] = [...shop.weixin.books.refunds.values()]
  expect(part!.amount + rest!.amount).toBe(payable)
  const refundedAt = async () => (await shop.db.select().from(orders).where(eq(orders.orderCode, orderCode)))[0]!.refundedAt
  expect((await shop.weixin.settleRefund(rest!.id, 'SUCCESS')).status).toBe(200)
  expect(await refundedAt()).toBeNull()
  expect((await shop.weixin.settleRefund(part!.id, 'SUCCESS')).status).toBe(200)
  expect(await refundedAt()).toEqual(shop.clock.now())
  expect((await shop.db.select().from(payments).where(eq(payments.payId, payId)))[0]?.state).toBe('refunded')
})
