import { and, asc, eq, isNull, like } from 'drizzle-orm'
import { daysAfter, instantOn } from '../../../src/lib/time'
import { svipBody, svipPaid } from '../../../tests/support/svipAt'
import { newBuyers, ordered, packingOf, settled, shopAt, type Buyer, type Shop } from '../../../tests/support/shop'
import { couponTypes, memberCoupons, memberGrants, messages, payments, refunds, sessions, settings, svipOrders } from '../../tables'
import type { Job } from '../../kernel/jobs/job'
import { settingChanged } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { SVIP } from '../../demo/shop/svip'
import { svipSetting } from './plans'
import { proveSvip, settleDueSvip } from './settleSvip'
import { tellSvipEndings } from './tellEndings'

let shop: Shop
let people: Buyer[]
let skuCode: string
beforeAll(async () => {
  shop = await shopAt()
  people = await newBuyers(shop, 40)
  await shop.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
  skuCode = (await packingOf(shop, 'none')).skuCode
})
beforeEach(() => at('2026-12-18'))

const at = (day: string, clock = '10:00') => shop.clock.set(instantOn(day, clock))
const newcomer = () => people.pop()!
const run = (job: Job) => job({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
const sell = (own: Partial<typeof SVIP>) =>
  inTransaction(shop.db, async (tx) => {
    await settingChanged(tx, svipSetting.key)
    await tx
      .update(settings)
      .set({ value: { ...SVIP, ...own } })
      .where(eq(settings.key, svipSetting.key))
  })
const rightsOf = async ({ memberId }: Buyer) =>
  (
    await shop.db
      .select()
      .from(memberGrants)
      .where(and(eq(memberGrants.memberId, memberId), isNull(memberGrants.revokedAt)))
      .orderBy(asc(memberGrants.right))
  ).map(({ right, value }) => `${right} ${value}`)
const couponsOf = ({ memberId }: Buyer) => shop.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId))
const told = async ({ memberId }: Buyer) =>
  (
    await shop.db
      .select({ template: messages.template })
      .from(messages)
      .where(and(eq(messages.memberId, memberId), like(messages.template, 'svip%')))
      .orderBy(messages.at)
  ).map(({ template }) => template)
const quote = async (buyer: Buyer, orderId: string) => (await buyer.svip.order({ params: { orderId } })).refund
const refund = (buyer: Buyer, orderId: string, back: number) => buyer.svip.refund({ params: { orderId }, body: { back } })
const buyGoods = async (buyer: Buyer, quantity: number) => {
  const { orderCode } = await ordered(buyer, { skuCode, quantity })
  const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
  return orderCode
}

describe('buying a membership', () => {
  it('shows a visitor what is sold, and begins with the payment: card, rights, the month’s coupons, told once', async () => {
    const seen = await shop.visitor.svip.overview()
    expect(seen.plans.map(({ name, price, monthly }) => [name, price, monthly])).toEqual([
      ['月卡', 1900, 1900],
      ['季卡', 4900, 1634],
      ['年卡', 16_800, 1400],
    ])
    expect(seen.rights.map(({ title, text }) => `${title} ${text}`)).toEqual([
      '每月 4 张 专享券',
      '不限次 免运费',
      '会员价 95 折 处方药除外',
    ])
    expect(seen).toMatchObject({ card: null, unpaid: null })
    const me = newcomer()
    const { orderId } = await me.svip.buy({ body: await svipBody(me, 'year') })
    expect(await rightsOf(me)).toEqual([])
    expect((await me.svip.overview()).unpaid).toMatchObject({ orderId, state: 'toPay', price: 16_800 })
    const { payUrl } = await me.pay.start({ body: { ordersCode: orderId, methodId: 'bank' } })
    await shop.payerDoes(payUrl, 'confirm')
    await shop.bankDelivers()
    const { card, unpaid } = await me.svip.overview()
    expect(card).toMatchObject({
      planName: '年卡',
      holder: me.memberId,
      lastDay: '2027-12-18',
      couponsLeft: 4,
      nextCouponsOn: '2027-01-19',
    })
    expect(card?.cardNumber).toMatch(/^8806 \*{4} \d{4}$/)
    expect(unpaid).toBeNull()
    expect(await rightsOf(me)).toEqual(['freeFreight 1', 'memberPrice 5', 'svipCoupon 4'])
    expect(await told(me)).toEqual(['svipBought'])
    expect((await me.svip.orders()).orders).toMatchObject([{ orderId, state: 'running', firstDay: '2026-12-18', lastDay: '2027-12-18' }])
    expect((await me.serviceOrder.list({})).results).toMatchObject([
      { id: orderId, kind: 'svip', title: 'SVIP 年卡', word: '生效中', money: 'kept', canHide: false },
    ])
  })

  it('takes one that is not sold, another price, and a text that was not agreed to for none', async () => {
    const me = newcomer()
    const body = await svipBody(me, 'month')
    await expect(me.svip.buy({ body: { ...body, price: 1 } })).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
    await expect(me.svip.buy({ body: { ...body, agreements: 'paidMemberUserProtocol@2026-11-29' } })).rejects.toMatchObject({
      status: 400,
      code: 'AGREEMENT_MISSING',
      message: '请先阅读并同意 SVIP 会员服务协议与会员卡使用规则',
    })
    await expect(me.svip.buy({ body: { ...body, agreements: body.agreements.replace('2026-11-29', '2026-11-01') } })).rejects.toMatchObject(
      { code: 'AGREEMENT_CHANGED' },
    )
    await sell({ month: 0 })
    await expect(me.svip.buy({ body })).rejects.toMatchObject({ status: 404 })
    await sell({})
    expect((await me.svip.overview()).unpaid).toBeNull()
  })

  it('has one that waits for payment at a time, however many ask at once; another plan closes it, and so does its member', async () => {
    const me = newcomer()
    const body = await svipBody(me, 'year')
    const all = await Promise.all(Array.from({ length: 50 }, () => me.svip.buy({ body })))
    expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1)
    const first = all[0]!.orderId
    const { orderId } = await me.svip.buy({ body: await svipBody(me, 'month') })
    expect(orderId).not.toBe(first)
    expect((await me.svip.order({ params: { orderId: first } })).order.state).toBe('closed')
    await me.svip.cancel({ params: { orderId } })
    await me.svip.cancel({ params: { orderId } })
    expect((await me.svip.overview()).unpaid).toBeNull()
    const paid = await svipPaid(shop, me, 'month')
    await expect(me.svip.cancel({ params: { orderId: paid } })).rejects.toMatchObject({ status: 409, code: 'SVIP_PAID' })
    const other = newcomer()
    await expect(other.svip.order({ params: { orderId: paid } })).rejects.toMatchObject({ status: 404 })
    await expect(other.svip.cancel({ params: { orderId: paid } })).rejects.toMatchObject({ status: 404 })
  })

  it('lapses unpaid, and money that comes for it later goes back', async () => {
    const me = newcomer()
    const { orderId } = await me.svip.buy({ body: await svipBody(me, 'month') })
    const { payUrl } = await me.pay.start({ body: { ordersCode: orderId, methodId: 'bank' } })
    shop.clock.advance(31 * 60)
    await shop.jobs()
    expect((await me.svip.order({ params: { orderId } })).order.state).toBe('closed')
    await shop.payerDoes(payUrl, 'confirm').catch(() => undefined)
    await shop.jobs()
    expect(await rightsOf(me)).toEqual([])
  })

  it('follows the one that runs, and what was named is kept although the shop names something else then', async () => {
    const me = newcomer()
    await svipPaid(shop, me, 'month')
    await sell({ memberPercent: 10, coupons: 2 })
    await svipPaid(shop, me, 'quarter')
    await sell({})
    expect((await me.svip.overview()).card).toMatchObject({ planName: '月卡', lastDay: '2027-04-18', nextCouponsOn: '2027-01-19' })
    expect((await me.svip.orders()).orders.map(({ state, firstDay }) => [state, firstDay])).toEqual([
      ['next', '2027-01-19'],
      ['running', '2026-12-18'],
    ])
    expect(await rightsOf(me)).toEqual(['freeFreight 1', 'memberPrice 5', 'svipCoupon 4'])
    at('2027-01-19', '00:01')
    await run(settleDueSvip)
    expect(await rightsOf(me)).toEqual(['freeFreight 1', 'memberPrice 10', 'svipCoupon 2'])
    expect(await couponsOf(me)).toHaveLength(6)
    expect(await told(me)).toEqual(['svipBought', 'svipBought'])
  })
})

describe('while it holds', () => {
  it('gives the coupons of each month once, those of months that were missed too, and ends by itself', async () => {
    const me = newcomer()
    await svipPaid(shop, me, 'quarter')
    expect(await couponsOf(me)).toHaveLength(4)
    at('2027-01-18')
    await run(settleDueSvip)
    expect(await couponsOf(me)).toHaveLength(4)
    at('2027-02-20')
    await Promise.all([run(settleDueSvip), run(settleDueSvip)])
    expect(await couponsOf(me)).toHaveLength(12)
    at('2027-03-12')
    await run(tellSvipEndings)
    await run(tellSvipEndings)
    expect(await told(me)).toEqual(['svipBought', 'svipEnding'])
    at('2027-03-19', '00:00')
    expect((await me.svip.overview()).card).toBeNull()
    await run(settleDueSvip)
    expect(await rightsOf(me)).toEqual([])
    expect(await couponsOf(me)).toHaveLength(12)
  })

  it('begins although its coupon has ended, and gives it once there is one again', async () => {
    const type = eq(couponTypes.couponType, 'svipMonthly')
    const [{ endsAt }] = (await shop.db.select({ endsAt: couponTypes.endsAt }).from(couponTypes).where(type)) as [{ endsAt: Date }]
    await shop.db.update(couponTypes).set({ endsAt: shop.clock.now() }).where(type)
    const me = newcomer()
    await svipPaid(shop, me, 'month')
    expect((await me.svip.overview()).card).toMatchObject({ couponsLeft: 0 })
    await shop.db.update(couponTypes).set({ endsAt }).where(type)
    at('2026-12-19', '00:00')
    await run(settleDueSvip)
    expect(await couponsOf(me)).toHaveLength(4)
  })

  it('is held against what was paid once a day: what is missing is given, what is too much revoked', async () => {
    const me = newcomer()
    await svipPaid(shop, me, 'month')
    await shop.db
      .update(memberGrants)
      .set({ value: 30 })
      .where(and(eq(memberGrants.memberId, me.memberId), eq(memberGrants.right, 'memberPrice')))
    at('2026-12-19')
    await run(proveSvip)
    expect(await rightsOf(me)).toEqual(['freeFreight 1', 'memberPrice 5', 'svipCoupon 4'])
  })
})

describe('giving a membership back', () => {
  it('pays all of it back within seven days where nothing was used: rights and coupons are gone at once, the money once', async () => {
    const me = newcomer()
    const orderId = await svipPaid(shop, me, 'year')
    expect(await quote(me, orderId)).toMatchObject({ isWhole: true, back: 16_800, problem: null })
    await expect(refund(me, orderId, 16_799)).rejects.toMatchObject({ status: 409, code: 'AMOUNT_CHANGED', details: { after: 16_800 } })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => refund(me, orderId, 16_800)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await rightsOf(me)).toEqual([])
    expect((await couponsOf(me)).filter(({ endsAt }) => endsAt > shop.clock.now())).toEqual([])
    await shop.jobs()
    const back = await shop.db
      .select({ amount: refunds.amount, state: refunds.state })
      .from(refunds)
      .innerJoin(payments, eq(payments.payId, refunds.payId))
      .where(eq(payments.subjectCode, orderId))
    expect(back).toEqual([{ amount: 16_800, state: 'done' }])
    expect((await me.serviceOrder.list({})).results).toMatchObject([{ word: '已退款', money: 'returned', canHide: true }])
    expect(await told(me)).toContain('svipRefunded')
    await expect(refund(me, orderId, 16_800)).rejects.toMatchObject({ code: 'NOT_HELD' })
    await expect(refund(newcomer(), orderId, 16_800)).rejects.toMatchObject({ status: 404 })
  })

  it('has come to its end although what was paid twice comes back last, and is told once', async () => {
    const me = newcomer()
    const { orderId } = await me.svip.buy({ body: await svipBody(me, 'year') })
    const own = await me.pay.start({ body: { ordersCode: orderId, methodId: 'bank' } })
    const family = await me.pay.start({ body: { ordersCode: orderId, methodId: 'family' } })
    await shop.payerDoes(own.payUrl, 'confirm', 'late')
    await shop.payerDoes(family.payUrl, 'confirm', 'late')
    const sending = jest.spyOn(shop.providers.bank, 'refund').mockResolvedValueOnce('underWay')
    shop.clock.advance(25)
    await shop.bankDelivers()
    await refund(me, orderId, 16_800)
    expect((await me.serviceOrder.list({})).results).toMatchObject([{ word: '已退款', money: 'returning', canHide: false }])
    shop.clock.advance(61)
    await shop.jobs()
    expect((await me.serviceOrder.list({})).results).toMatchObject([{ word: '已退款', money: 'returned', canHide: true }])
    expect(await told(me)).toEqual(['svipBought', 'svipRefunded'])
    sending.mockRestore()
  })

  it('takes off what was saved beyond the months used, waits for an order that is not paid, and lets the next one begin', async () => {
    const me = newcomer()
    const first = await svipPaid(shop, me, 'year')
    const next = await svipPaid(shop, me, 'month')
    const waiting = await ordered(me, { skuCode, quantity: 1 })
    expect((await quote(me, first))?.problem).toContain('等待付款')
    await expect(refund(me, first, 16_800)).rejects.toMatchObject({ status: 409, code: 'ORDER_WAITS' })
    await me.order.cancel({ params: { orderCode: waiting.orderCode }, body: { reason: '不想买了' } })
    await buyGoods(me, 1)
    const log = await me.svip.discountLogs({ query: {} })
    expect(log.saved).toBeGreaterThan(0)
    expect(log.results.reduce((sum, { amount }) => sum + amount, 0)).toBe(log.saved)
    expect(await quote(me, next)).toMatchObject({ isWhole: true, back: 1900 })
    at('2027-04-18')
    await run(settleDueSvip)
    const reckoned = await quote(me, first)
    expect(reckoned).toMatchObject({
      isWhole: false,
      monthsLeft: 8,
      share: 11_200,
      saved: log.saved,
      beyond: Math.max(0, log.saved - 5600),
    })
    await refund(me, first, reckoned!.back)
    expect((await me.svip.overview()).card).toMatchObject({ planName: '月卡', lastDay: '2027-05-18', couponsLeft: 4 })
    expect(await rightsOf(me)).toEqual(['freeFreight 1', 'memberPrice 5', 'svipCoupon 4'])
  })

  it('gives nothing back where nothing is left', async () => {
    const me = newcomer()
    const orderId = await svipPaid(shop, me, 'month')
    at(daysAfter('2026-12-18', 8))
    expect(await quote(me, orderId)).toMatchObject({ back: 0, problem: '剩下的月数与已省的金额相抵，没有可退的款项' })
    await expect(refund(me, orderId, 0)).rejects.toMatchObject({ status: 409, code: 'NOTHING_BACK' })
    at('2027-03-01')
    expect(await quote(me, orderId)).toBeNull()
    const [row] = await shop.db.select().from(svipOrders).where(eq(svipOrders.orderId, orderId))
    expect(row).toMatchObject({ state: 'paid', back: 0 })
  })
})

describe('what was saved', () => {
  it('is listed by month as it was paid, and what goes back with goods is not saved', async () => {
    const me = newcomer()
    await svipPaid(shop, me, 'year')
    const before = await settled(newcomer(), [{ skuCode, quantity: 1 }])
    const orderCode = await buyGoods(me, 1)
    const { results, saved, months, yearMonth } = await me.svip.discountLogs({ query: {} })
    const detail = await me.order.detail({ params: { orderCode } })
    expect(yearMonth).toBe('2026-12')
    expect(months).toEqual(['2026-12'])
    expect(saved).toBe(before.expectedTotal - detail.payable)
    expect(results.every(({ on }) => on === '2026-12-18')).toBe(true)
    at('2027-02-01')
    expect(await me.svip.discountLogs({ query: {} })).toMatchObject({
      yearMonth: '2027-02',
      saved: 0,
      results: [],
      months: ['2027-02', '2027-01', '2026-12'],
    })
    expect((await me.svip.discountLogs({ query: { yearMonth: '2026-12' } })).saved).toBe(saved)
    await expect(me.svip.discountLogs({ query: { yearMonth: '2026-13' } })).rejects.toMatchObject({ status: 400 })
  })
})
