import { eq } from 'drizzle-orm'
import { ordered } from '../../../tests/support/shop'
import { svipPaid } from '../../../tests/support/svipAt'
import { doneOf, svipShop } from '../../../tests/support/svipShop'
import { memberCoupons, payments, refunds } from '../../tables'
import { settleDueSvip } from './settleSvip'

let place: Awaited<ReturnType<typeof svipShop>>
beforeAll(async () => {
  place = await svipShop(20)
})
beforeEach(() => place.at('2026-12-18'))

const REASON = '系统升级，本店停办会员'
const faultOf = async (orderId: string) => (await place.cheng.membership.detail({ params: { orderId } })).fault
const giveBack = (orderId: string, back: number) => place.cheng.membership.giveBack({ params: { orderId }, body: { back, reason: REASON } })
const refundsOf = (orderId: string) =>
  place.shop.db
    .select({ amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(eq(payments.subjectCode, orderId))

describe('a membership that the shop gives back', () => {
  it('comes to its days that are left, and nothing is taken off for what was saved or sent', async () => {
    const { one, orderId } = await place.member()
    const { orderCode } = await ordered(one, { skuCode: place.skuCode, quantity: 1 })
    const { payUrl } = await one.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
    await place.shop.payerDoes(payUrl, 'confirm')
    const { sendId } = await one.svip.send()
    await place.newcomer().svip.open({ params: { sendId } })
    expect(await faultOf(orderId)).toEqual({ back: 16_800, days: 366, daysLeft: 366 })
    place.at('2027-06-19')
    // 16,800 × 183 ÷ 366
    expect(await faultOf(orderId)).toEqual({ back: 8400, days: 366, daysLeft: 183 })
    place.at('2027-12-18')
    // 45.9 cents, rounded up.
    expect(await faultOf(orderId)).toEqual({ back: 46, days: 366, daysLeft: 1 })
    place.at('2027-12-19', '00:00')
    expect(await faultOf(orderId)).toBeNull()
    await expect(giveBack(orderId, 46)).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
  })

  it('ends at once: rights, unused coupons and cards that nobody opened; what follows begins, and the money goes back once', async () => {
    const { one, orderId } = await place.member()
    const next = await svipPaid(place.shop, one, 'month')
    const { sendId } = await one.svip.send()
    place.at('2026-12-19')
    await expect(giveBack(orderId, 16_800)).rejects.toMatchObject({ status: 409, code: 'AMOUNT_CHANGED', details: { after: 16_755 } })
    expect(await giveBack(orderId, 16_755)).toMatchObject({ state: 'returned', back: 16_755, returnedFor: REASON, fault: null })
    const held = await place.couponsOf(one)
    expect(held.filter(({ endsAt }) => endsAt > place.shop.clock.now())).toHaveLength(4)
    expect(held).toHaveLength(8)
    await expect(place.newcomer().svip.open({ params: { sendId } })).rejects.toMatchObject({ code: 'SEND_CLOSED' })
    expect((await one.svip.order({ params: { orderId: next } })).order).toMatchObject({ state: 'running', firstDay: '2026-12-19' })
    expect((await one.svip.order({ params: { orderId } })).order).toMatchObject({ state: 'returned', returnedFor: REASON })
    await place.shop.jobs()
    expect(await refundsOf(orderId)).toEqual([{ amount: 16_755, state: 'done' }])
    const told = await place.told(one)
    expect(told.map(({ template }) => template)).toEqual(['svipGivenBack', 'svipRefunded'])
    expect(told[0]?.text).toBe(`您的 SVIP 年卡由我们退款：${REASON}。按剩余 365 天退 ¥167.55，原路退回；会员权益已停止`)
    await expect(giveBack(orderId, 16_755)).rejects.toMatchObject({ status: 409, code: 'NOT_HELD' })
  })

  it('waits for no order, and comes whole before it begins', async () => {
    const { one, orderId } = await place.member('month')
    const next = await svipPaid(place.shop, one, 'quarter')
    await ordered(one, { skuCode: place.skuCode, quantity: 1 })
    expect(await faultOf(next)).toMatchObject({ back: 4900 })
    await giveBack(next, 4900)
    await giveBack(orderId, 1900)
    expect(await place.rightsOf(one)).toEqual([])
  })

  it('is one of all that come at once, by staff and by its member', async () => {
    const { one, orderId } = await place.member()
    const { version } = await place.cheng.membership.detail({ params: { orderId } })
    const body = { back: 16_800, reason: REASON }
    const byStaff = () => place.cheng.membership.giveBack({ params: { orderId }, body }, { version })
    const byMember = () => one.svip.refund({ params: { orderId }, body: { back: 16_800 } })
    expect(await doneOf([byStaff(), byMember(), byStaff(), byMember()])).toBe(1)
    await place.shop.jobs()
    expect(await refundsOf(orderId)).toEqual([{ amount: 16_800, state: 'done' }])
  })

  it('sent again with one key is one', async () => {
    const { orderId } = await place.member()
    const { version } = await place.cheng.membership.detail({ params: { orderId } })
    const body = { back: 16_800, reason: REASON }
    const sent = () => place.cheng.membership.giveBack({ params: { orderId }, body }, { version, key: 'one-and-the-same' })
    expect(await Promise.all([sent(), sent()])).toMatchObject([{ state: 'returned' }, { state: 'returned' }])
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  it('is none that cost nothing', async () => {
    const { one } = await place.member()
    const friend = place.newcomer()
    const { sendId } = await one.svip.send()
    const { orderId } = await friend.svip.open({ params: { sendId } })
    expect(await faultOf(orderId)).toBeNull()
    await expect(giveBack(orderId, 0)).rejects.toMatchObject({ status: 409, code: 'NOTHING_BACK' })
    await place.run(settleDueSvip)
    expect(await place.shop.db.$count(memberCoupons, eq(memberCoupons.memberId, friend.memberId))).toBe(4)
  })
})
