import { and, eq, isNotNull } from 'drizzle-orm'
import { benefits, benefitUses, messages, orders, svipPauses } from '../../gateway/tables'
import { DAY_SECONDS } from '../../src/lib/duration'
import { shopOnPages } from '../support/pageShopper'
import { familyOf, issued } from '../support/policies'
import { svipHeld } from '../support/svipAt'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const ON_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50 NetType/WIFI miniProgram/wx0'
const INSURANCE = '周*国的慢病用药保障'
const TAF = '周*国的安心可·特药医疗险 基础版'
const held = {} as { patientId: string; policyId: string; benefitId: string }

/** One of each kind but of those in instalments, of which nothing can be used yet but the insurance and the membership. */
beforeAll(async () => {
  const { zhou } = shop.gateway
  const patientId = await familyOf(zhou)
  held.patientId = patientId
  held.policyId = (await issued(shop.gateway, zhou, patientId)).policyId
  const [plan] = (await zhou.insurance.plans()).results
  held.benefitId = (await zhou.insurance.apply({ body: { planId: plan!.planId, patientId } })).benefitId
  await svipHeld(shop.gateway, zhou)
})

const benefit = (set: Partial<typeof benefits.$inferInsert>) =>
  shop.gateway.db.update(benefits).set(set).where(eq(benefits.benefitId, held.benefitId))
const sold = (set: Partial<typeof benefits.$inferInsert>) => shop.gateway.db.update(benefits).set(set).where(eq(benefits.isSoldHere, true))

describe('the rights of a member', () => {
  const zhou = shop.openedBy('zhou')

  it('are found on the page of his own and beside the insurance', async () => {
    const { app } = zhou
    await app.open('me')
    await app.tap('我的权益')
    await app.isAt('powerList')
    await app.open('insuranceEntrance')
    await app.tap('我的权益')
    await app.isAt('powerList')
  })

  it('are told with who gives them, for whom, what is left and until when', async () => {
    const { app } = zhou
    await app.open('powerList')
    await app.sees('可以使用', '慢病用药保障', '由青禾示例保险（演示，不承保）提供', '被保险人 周*国', '今年还剩 ¥3000', '一年')
    await app.sees('专区里的药品和商品，保险公司付 80%', /\d{4} 年 \d+ 月 \d+ 日至 \d{4} 年 \d+ 月 \d+ 日/, '没用完的额度到期作废')
    await app.sees('SVIP 年卡', '由本店提供', '还有 4 张会员券没用', '到期，不自动续费')
    await app.sees('即将开始', '安心可·特药医疗险 基础版', '今年还剩 ¥500000', '起可以用')
    await app.seesNot('暂停中', '已用完', '已到期', '还没有权益')
  })

  it('lead to where they are used, and to how', async () => {
    const { app } = zhou
    await app.open('powerList')
    await app.tap(`${INSURANCE}，去使用`)
    await app.isAt('insuranceSection', { benefitId: held.benefitId })
    await app.goBack()
    await app.tap('SVIP 年卡，去使用')
    await app.isAt('svip')
    await app.open('powerList')
    await app.seesNot(`${TAF}，去使用`)
    await app.tap(`${TAF}，看详情`)
    await app.isAt('tafRightsOrder', { policyId: held.policyId })
    await app.open('powerList')
    await app.tap(`${TAF}，怎么用`)
    await app.isAt('powerDetail', { type: 'taf' })
    await app.sees('打开用药权益')
  })

  it('are read anew by who comes back', async () => {
    const { app } = zhou
    await app.open('powerList')
    await app.tap(`${INSURANCE}，去使用`)
    await app.isAt('insuranceSection', { benefitId: held.benefitId })
    await benefit({ taken: 100_000 })
    await app.goBack()
    await app.sees('今年还剩 ¥2000')
    await benefit({ taken: 0 })
  })

  it('say that nothing is left, that they pause, and that they are over, and what is known of them', async () => {
    const { app } = zhou
    const { db, clock, zhou: own } = shop.gateway
    const terms = await db.query.benefits.findMany({ where: eq(benefits.isSoldHere, true) })
    const pause = { pauseId: 'of-zhou', memberId: own.memberId, state: 'paused', reason: '多次把体验卡卖给他人' } as const
    await db.insert(svipPauses).values({ ...pause, announcedAt: clock.now(), beginsAt: clock.now() })
    await benefit({ taken: 300_000 })
    await sold({ startsOn: '2025-12-02', endsOn: '2026-12-01' })
    await app.open('powerList')
    await app.sees('暂停中', '权益暂停中，原因：多次把体验卡卖给他人', '已用完', '额度已用完', '今年还剩 ¥0')
    await app.sees('已到期', '2025 年 12 月 2 日至 2026 年 12 月 1 日', '2026 年 12 月 1 日已到期')
    await app.seesNot('可以使用', '即将开始', '去使用', '今年还剩 ¥500000')
    await app.tap(`${INSURANCE}，看详情`)
    await app.isAt('insuranceEntrance')
    await app.sees(INSURANCE)
    await app.open('powerList')
    await app.tap('SVIP 年卡，看详情')
    await app.isAt('svip')
    await db.delete(svipPauses)
    await benefit({ taken: 0 })
    await sold({ startsOn: terms[0]!.startsOn, endsOn: terms[0]!.endsOn })
  })

  it('can be asked for again', async () => {
    const { app } = zhou
    app.stands('GET /api/powers', down)
    await app.open('powerList')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.seesNot('还没有权益')
    app.passes()
    await app.tap('重试')
    await app.sees('慢病用药保障')
  })
})

describe('the rights of one kind', () => {
  const zhou = shop.openedBy('zhou')

  it('are told with how they are used and that nothing was', async () => {
    const { app } = zhou
    await app.open('powerDetail', { type: 'insurance' })
    await app.readsTitle('权益详情')
    await app.sees('商保', '我的权益', '慢病用药保障', '怎么用', '到商保专区选药', '取消或退款的，额度恢复', '使用记录', '还没有使用记录')
    await app.seesNot('安心可', '省钱记录', `${INSURANCE}，怎么用`)
    await app.tap(`${INSURANCE}，去使用`)
    await app.isAt('insuranceSection', { benefitId: held.benefitId })
  })

  it('show what orders used of them and hold, and lead to the order', async () => {
    const { app } = zhou
    const { db, clock, zhou: own } = shop.gateway
    const [first, second] = await db.query.orders.findMany({ where: eq(orders.memberId, own.memberId), limit: 2 })
    const use = { benefitId: held.benefitId, heldAt: clock.now() }
    await db.insert(benefitUses).values([
      { ...use, orderCode: first!.orderCode, cents: 1234, takenAt: clock.now() },
      { ...use, orderCode: second!.orderCode, cents: 5600 },
    ])
    await app.open('powerDetail', { type: 'insurance' })
    await app.sees('保险公司付 ¥12.34', '已用', '保险公司付 ¥56.00', '订单占用中', INSURANCE, '2026 年 12 月 18 日')
    await app.tap(new RegExp(`订单 ${first!.orderCode}`))
    await app.isAt('order', { orderCode: first!.orderCode })
    await db.delete(benefitUses)
  })

  it('of the membership lead to what it saved', async () => {
    const { app } = zhou
    await app.open('powerDetail', { type: 'svip' })
    await app.sees('SVIP 会员', 'SVIP 年卡', '下单自动用上')
    await app.tap('省钱记录')
    await app.isAt('svipLog')
  })

  it('are none of a kind that there is not', async () => {
    const { app } = zhou
    await app.open('powerDetail', { type: 'weather' })
    await app.sees('没有这种权益', '链接可能不完整')
    await app.tap('看我的权益')
    await app.isAt('powerList')
  })

  it('can be asked for again', async () => {
    const { app } = zhou
    app.stands('GET /api/powers/taf', down)
    await app.open('powerDetail', { type: 'taf' })
    await app.sees('特药保障', '服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('安心可·特药医疗险 基础版', '打开用药权益')
  })
})

describe('messages about rights', () => {
  const zhou = shop.openedBy('zhou')

  it('are read by opening them, which leads to the rights', async () => {
    const { app } = zhou
    const { db, zhou: own } = shop.gateway
    const granted = and(eq(messages.memberId, own.memberId), eq(messages.template, 'powerGranted'))
    await app.open('powerList')
    await app.tap('权益消息')
    await app.isAt('powerMessages')
    await app.sees('商保权益已绑定，未读', '慢病用药保障已绑定', '今天')
    await app.seesNot('付款成功')
    await app.tap(/商保权益已绑定/)
    await app.isAt('powerDetail', { type: 'insurance' })
    await app.settled()
    expect(await db.$count(messages, and(granted, isNotNull(messages.readAt)))).toBe(1)
    await app.goBack()
    await app.sees('商保权益已绑定')
    await app.seesNot('商保权益已绑定，未读')
  })

  it('can be asked for again', async () => {
    const { app } = zhou
    app.stands('GET /api/powerMessages', down)
    await app.open('powerMessages')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.seesNot('还没有权益消息')
    app.passes()
    await app.tap('重试')
    await app.sees('商保权益已绑定')
  })
})

describe('who has no rights', () => {
  const lin = shop.openedBy('lin', { elder: true })

  it.each([
    ['看商保购药', 'insuranceEntrance'],
    ['开通 SVIP', 'svip'],
    ['特药保障计划', 'taf'],
  ] as const)('finds by %s a way to some', async (way, page) => {
    const { app } = lin
    await app.open('powerList')
    await app.sees('还没有权益', '有了权益，在这里查看和使用')
    await app.tap(way)
    await app.isAt(page)
  })

  it('finds by kind the way to one', async () => {
    const { app } = lin
    await app.open('powerDetail', { type: 'innovationpay' })
    await app.sees('创新药分期', '现在没有这种权益', '按期交费', '还没有使用记录')
    await app.tap('创新药分期保障')
    await app.isAt('innovationpay', { type: 'monthly' })
  })

  it('was told of none', async () => {
    const { app } = lin
    await app.open('powerMessages')
    await app.sees('还没有权益消息', '权益开通、使用和快到期的消息会记在这里')
    await app.tap('看我的权益')
    await app.isAt('powerList')
  })
})

describe('on an iPhone within a mini-program', () => {
  const agent = navigator.userAgent
  const says = (userAgent: string) => Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true })
  beforeAll(() => says(ON_IPHONE))
  afterAll(() => says(agent))
  const lin = shop.openedBy('lin')

  it('nobody is sent to a membership that may not be sold there', async () => {
    const { app } = lin
    await app.open('powerList')
    await app.sees('还没有权益', '看商保购药')
    await app.seesNot('开通 SVIP')
    await app.open('powerDetail', { type: 'svip' })
    await app.sees('现在没有这种权益')
    await app.seesNot('开通 SVIP')
  })
})

describe('rights that are paid for in instalments', () => {
  const zhou = shop.openedBy('zhou')

  it('come to what those that are paid added', async () => {
    const { app } = zhou
    await issued(shop.gateway, shop.gateway.zhou, held.patientId, '11')
    shop.gateway.clock.advance(DAY_SECONDS)
    await app.open('powerDetail', { type: 'innovationpay' })
    await app.sees('可以使用', '今年还剩 ¥500', '目前额度', '交一期，增加一期的额度', '按期交费')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('logs in first', async () => {
    const { app } = visitor
    await app.open('powerList')
    await app.isAt('accountLogin')
  })
})
