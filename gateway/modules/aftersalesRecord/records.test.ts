import { eq } from 'drizzle-orm'
import type { aftersalesRecord } from '../../../src/contract/aftersalesRecord'
import type { Input } from '../../../src/contract/endpoint'
import { RefundStatus } from '../../../src/contract/refundStates'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { refundAsked } from '../../../tests/support/refundAsked'
import { newBuyers, packingOf, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { packings } from '../../tables'

let shop: Shop
let buyer: Buyer
let clerk: StaffPerson
beforeEach(async () => {
  shop = await shopAt()
  ;[buyer] = (await newBuyers(shop, 1)) as [Buyer]
  clerk = await staffAt(shop, { roles: ['clerk'], name: '何叙' })
})

const of = (refundNumber: string) => ({ params: { refundNumber } })
const recordOf = (id: string) => buyer.aftersalesRecord.detail({ params: { id } })
const stepsOf = async (id: string) => (await buyer.aftersalesRecord.history({ params: { id } })).steps
const numbers = async (query: Input<typeof aftersalesRecord.list>['query'] = {}) =>
  (await buyer.aftersalesRecord.list({ query })).results.map(({ number }) => number)
const asked = async () => {
  shop.clock.advance(1)
  return (await refundAsked(shop, buyer)).refundNumber
}
const refused = async () => {
  const refundNumber = await asked()
  await clerk.aftersales.take(of(refundNumber))
  await clerk.aftersales.refuse({ ...of(refundNumber), body: { reason: 'evidence', words: '请拍破损的地方' } })
  return refundNumber
}
/** Asks for the difference to today's price of what was received. */
async function keptPrice() {
  const { skuCode, salePrice } = await packingOf(shop, 'otcB', 1)
  const { orderCode } = await receivedOrder(shop, buyer, { skuCode, quantity: 1 })
  await shop.db
    .update(packings)
    .set({ salePrice: salePrice - 100 })
    .where(eq(packings.skuCode, skuCode))
  const [line] = (await buyer.priceKept.offer({ params: { orderCode } })).lines
  const body = { lineId: line!.lineId, expectedAmount: line!.difference }
  return (await buyer.priceKept.ask({ params: { orderCode }, body })).claimNumber
}

describe('the records of what was applied for', () => {
  it('are one archive by result, paged, the newest application first; what was deleted is in neither list', async () => {
    const closed = await refused()
    const cancelled = await asked()
    await buyer.refund.cancel(of(cancelled))
    const open = await asked()
    expect(await numbers()).toEqual([open, cancelled, closed])
    expect([await numbers({ filter: 'open' }), await numbers({ filter: 'granted' })]).toEqual([[open], []])
    expect(await buyer.aftersalesRecord.list({ query: { filter: 'notGranted', page: 2, size: 1 } })).toMatchObject({
      ...{ hits: 2, hasMore: false, currentPage: 2, results: [{ number: closed, kind: 'refund', result: 'notGranted', word: '已关闭' }] },
    })
    await buyer.refund.hide(of(closed))
    expect(await numbers()).toEqual([open, cancelled])
    await expect(recordOf(closed)).rejects.toMatchObject({ status: 404 })
    await expect(stepsOf(closed)).rejects.toMatchObject({ status: 404 })
  })

  it('say what was asked, why it was refused, and step by step who did what; by number or id, to nobody else', async () => {
    const refundNumber = await refused()
    const record = await recordOf(refundNumber)
    expect(record).toMatchObject({
      ...{ title: '退货退款', result: 'notGranted', count: 1, money: null },
      decision: { granted: false, title: '申请没有通过', reasons: ['图片看不出所说的问题。请拍破损的地方'] },
    })
    expect(record.asked).toEqual(
      expect.arrayContaining([
        { label: '退款原因', text: '包装破损' },
        { label: '补充说明', text: '盒子压坏了' },
      ]),
    )
    expect(record.pictures).toHaveLength(1)
    expect((await stepsOf(record.id)).map(({ by, title, text }) => [by, title, text])).toEqual([
      ['客服', '退款已关闭', '申请没有通过。图片看不出所说的问题。请拍破损的地方'],
      ['客服', '平台审核中', '客服已受理您的退货申请。'],
      ['您', '提交退款申请', '原因：包装破损。盒子压坏了'],
    ])
    expect(JSON.stringify([record, await stepsOf(record.id)])).not.toContain('何叙')
    for (const id of [refundNumber, record.id])
      await expect(shop.chen.aftersalesRecord.detail({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  it('say what was agreed to and what was paid where and when', async () => {
    const { skuCode } = await packingOf(shop, 'otcB', 1)
    const { orderCode, lines, freight } = await receivedOrder(shop, buyer, { skuCode, quantity: 1 })
    const pieces = [{ lineId: lines[0]!.lineId, quantity: 1 }]
    const amount = (lines[0]!.net ?? 0) + freight
    const { refundNumber } = await refundAsked(shop, buyer, { orderCode, pieces, type: 'refundOnly', expectedAmount: amount })
    expect((await recordOf(refundNumber)).decision).toBeNull()
    await clerk.aftersales.take(of(refundNumber))
    await clerk.aftersales.agree(of(refundNumber))
    const { decision, money } = await recordOf(refundNumber)
    expect(decision).toMatchObject({ granted: true, title: '同意仅退款', reasons: ['认可您申请的原因：包装破损'] })
    expect(money).toMatchObject({ amount, at: null })
    expect(money?.to).toMatch(/^原路退回./)
    shop.clock.advance(60)
    await shop.jobs()
    const paid = await recordOf(refundNumber)
    expect(paid).toMatchObject({ result: 'granted', word: '退款成功', money: { at: paid.endedAt } })
    expect(paid.money?.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(freight > 0 ? amount : 0)
    const steps = await stepsOf(refundNumber)
    expect([steps[0]?.statusCode, steps[0]?.by]).toEqual([RefundStatus.refunded, '银行'])
  })

  it('tell what the clock closed as closed by the clock', async () => {
    const refundNumber = await asked()
    await clerk.aftersales.take(of(refundNumber))
    await clerk.aftersales.agree(of(refundNumber))
    shop.clock.advance(7 * DAY_SECONDS)
    await shop.jobs()
    expect((await stepsOf(refundNumber))[0]).toMatchObject({ by: '系统', text: '没有按时寄回，已自动关闭' })
    expect((await recordOf(refundNumber)).decision).toMatchObject({ granted: false, title: '没有按时寄回，已自动关闭' })
  })

  it('have differences of prices among them, in one order', async () => {
    const first = await asked()
    shop.clock.advance(1)
    const kept = await keptPrice()
    const last = await asked()
    expect(await numbers()).toEqual([last, kept, first])
    expect(await numbers({ filter: 'granted' })).toEqual([])
    await shop.jobs()
    expect(await numbers({ filter: 'granted' })).toEqual([kept])
  })
})
