import { eq } from 'drizzle-orm'
import { settings, svipOrders } from '../../gateway/tables'
import { SVIP } from '../../gateway/demo/shop/svip'
import { settingChanged } from '../../gateway/kernel/settings'
import { inTransaction } from '../../gateway/kernel/transaction'
import { svipSetting } from '../../gateway/modules/svip/plans'
import { DAY } from '../../src/lib/duration'
import type { Client } from '../support/gatewayClient'
import { shopOnPages } from '../support/pageShopper'
import { ordered, packingOf } from '../support/shop'
import { svipBody } from '../support/svipAt'

const shop = shopOnPages('2026-12-18T09:00:00+08:00')
const ON_IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50 NetType/WIFI miniProgram/wx0'
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })

/** What stands in the shop's setting from now on. */
const sell = (own: Partial<typeof SVIP>) =>
  inTransaction(shop.gateway.db, async (tx) => {
    await settingChanged(tx, svipSetting.key)
    await tx
      .update(settings)
      .set({ value: { ...SVIP, ...own } })
      .where(eq(settings.key, svipSetting.key))
  })
async function pay(who: Client, code: string) {
  const { payUrl } = await who.pay.start({ body: { ordersCode: code, methodId: 'bank' } })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  await shop.gateway.app.request(payUrl, { method: 'POST', body: 'answer=confirm&delivery=once', headers })
  await shop.gateway.bankDelivers()
}
async function held(who: Client) {
  const { orderId } = await who.svip.buy({ body: await svipBody(who, 'year') })
  await pay(who, orderId)
  return orderId
}
async function goods(who: Client, quantity: number) {
  const { skuCode } = await packingOf(shop.gateway, 'none')
  const { orderCode } = await ordered(who, { skuCode, quantity })
  return orderCode
}

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('sees what the membership gives and costs, and logs in before anything is bought', async () => {
    const { app } = visitor
    await app.open('svip')
    await app.readsTitle('青禾 SVIP')
    await app.sees('付费会员，到期不自动续费', '每月 4 张', '专享券', '不限次', '免运费', '会员价 95 折')
    await app.sees('月卡', '季卡', '合 ¥16.34/月', '年卡', '168 元', '合 ¥14.00/月')
    await app.sees('确认开通 ¥168.00')
    await app.seesNot('合 ¥19.00/月', '持卡人', '我的 SVIP 订单')
    await app.tap(/^季卡/)
    await app.tap('确认开通 ¥49.00')
    await app.isAt('accountLogin')
  })

  it('finds the way to it on the page of his own, in the words of what is sold', async () => {
    const { app } = visitor
    await app.open('me')
    await app.sees('青禾 SVIP', '每月 4 张专享券、不限次免运费')
    await app.tap(/^青禾 SVIP/)
    await app.isAt('svip')
  })
})

describe('buying', () => {
  const chen = shop.openedBy('chen')
  const own = { orderId: '' }

  it('asks for the yes to both documents, which is not given beforehand, and shows each', async () => {
    const { app } = chen
    await app.open('svip')
    await app.tap('确认开通 ¥168.00')
    await app.sees('请先阅读并同意以上协议')
    await app.isAt('svip')
    await app.tap('《青禾 SVIP 会员卡使用规则》')
    await app.isAt('paidMemberCardProtocol')
  })

  it('reads price and documents anew where they are others by now, and another text is not agreed to', async () => {
    const { app } = chen
    await app.open('svip')
    await app.tick('我已阅读并同意')
    await sell({ year: 17_800 })
    await app.tap('确认开通 ¥168.00')
    await app.sees(/年卡现在是 178 元/)
    await app.tap('我知道了')
    await app.sees('确认开通 ¥178.00')
    await sell({})
    app.stands('POST /api/svip/orders', () =>
      Response.json({ code: 'AGREEMENT_CHANGED', message: '协议有更新，请重新阅读' }, { status: 409 }),
    )
    await app.tap('确认开通 ¥178.00')
    await app.sees('协议有更新，请重新阅读')
    await app.tap('我知道了')
    await app.sees('确认开通 ¥168.00')
    expect(app.isOn('我已阅读并同意')).toBe(false)
    app.stands('POST /api/svip/orders', down)
    await app.open('svip')
    await app.tick('我已阅读并同意')
    await app.tap('确认开通 ¥168.00')
    await app.sees('服务暂时不可用，请稍后再试')
    await app.tap('我知道了')
    await app.isAt('svip')
  })

  it('leads to the cashier, and waits for its payment until it is called off', async () => {
    const { app } = chen
    await app.open('svip')
    await app.tick('我已阅读并同意')
    await app.tap('确认开通 ¥168.00')
    await app.isAt('paySvip')
    await app.sees('确认支付 ¥168.00', '接在现有期限之后')
    await app.open('serviceOrders')
    await app.sees('SVIP 年卡', '等待付款')
    await app.tap('去支付')
    await app.isAt('paySvip')
    await app.open('svip')
    await app.sees('您有一笔 SVIP 订单等待付款', '还剩')
    await app.tap('去付款')
    const { unpaid } = await shop.gateway.chen.svip.overview()
    await app.isAt('svipOrder', { orderId: unpaid?.orderId ?? '' })
    await app.sees('待付款', /00:\d\d:\d\d 内付款/, '过时自动关闭', '青禾 SVIP 年卡', '应付', '12 个月')
    await app.tap('去付款 ¥168.00')
    await app.isAt('paySvip')
    await app.open('svip')
    await app.tap('去付款')
    await app.tap('取消订单')
    await app.sees('取消这笔 SVIP 订单？')
    await app.tap(/^取消订单$/)
    await app.sees('订单已取消', '已关闭', '没有付款，没有收费')
    await app.seesNot('申请退款')
    await app.tap('去看 SVIP')
    await app.isAt('svip')
  })

  it('begins with the payment, which its order tells by itself', async () => {
    const { app } = chen
    const { orderId } = await shop.gateway.chen.svip.buy({ body: await svipBody(shop.gateway.chen, 'year') })
    own.orderId = orderId
    await app.open('svipOrder', { orderId })
    await app.sees('待付款')
    await pay(shop.gateway.chen, orderId)
    await app.sees('生效中', '有效期至 2027 年 12 月 18 日', '2026-12-18 至 2027-12-18', '实付', '付款时间')
    await app.tap('查看会员卡')
    await app.isAt('svip')
    await app.sees('青禾 SVIP 年卡', '有效期至 2027 年 12 月 18 日', '持卡人', '陈默', /8806 \*{4} \d{4}/)
  })

  it('is listed among the service orders, which lead to it', async () => {
    const { app } = chen
    await app.open('serviceOrders')
    await app.sees('SVIP 年卡', '生效中')
    await app.open('serviceOrder', { id: own.orderId })
    await app.tap('查看 SVIP')
    await app.isAt('svipOrder', { orderId: own.orderId })
  })
})

describe('a member', () => {
  const zhou = shop.openedBy('zhou')
  const own = { orderId: '', goods: '' }
  beforeAll(async () => {
    own.orderId = await held(shop.gateway.zhou)
  })

  it('sees the card, what it gives and what is left of this month', async () => {
    const { app } = zhou
    await app.open('svip')
    await app.sees('青禾 SVIP 年卡', '会员价 95 折', '本月还有 4 张专享券', '下一批 1 月 19 日到账')
    await app.sees('本月已省', '0 元', '以付款成功的订单为准', '我的 SVIP 订单', '生效中')
    await app.sees('自动续费未开启', '到期前 7 天提醒您')
    await app.seesNot('选择期限')
    await app.tap('本月还有 4 张专享券')
    await app.isAt('couponList')
    await app.open('me')
    await app.sees('青禾 SVIP 年卡', '有效至 2027-12-18')
  })

  it('renews with a plan and a yes of its own', async () => {
    const { app } = zhou
    await app.open('svip')
    await app.tap('续费年卡 ¥168')
    await app.sees('续费 SVIP', '续费的期限接在现有期限之后')
    await app.tap('确认续费 ¥168.00')
    await app.sees('请先阅读并同意以上协议')
    await app.tick('我已阅读并同意')
    await app.tap(/^月卡/)
    await app.tap('确认续费 ¥19.00')
    await app.isAt('paySvip')
    const { unpaid } = await shop.gateway.zhou.svip.overview()
    await shop.gateway.zhou.svip.cancel({ params: { orderId: unpaid?.orderId ?? '' } })
  })

  it('reads what was saved, month by month', async () => {
    const { app } = zhou
    own.goods = await goods(shop.gateway.zhou, 1)
    await pay(shop.gateway.zhou, own.goods)
    const { saved } = await shop.gateway.zhou.svip.discountLogs({ query: {} })
    await app.open('svip')
    await app.sees('12-18', `¥${(saved / 100).toFixed(2)}`)
    await app.tap('省钱记录，全部')
    await app.isAt('svipLog')
    await app.sees('2026 年 12 月', '本月已省')
    await app.seesNot('换个月份')
    const months = ['2027-01', '2026-12']
    app.stands('GET /api/svip/discountLogs', async (pass, request) =>
      new URL(request.url).searchParams.has('yearMonth')
        ? Response.json({ ...(await (await pass()).json()), months })
        : Response.json({ yearMonth: '2027-01', saved: 0, months, results: [] }),
    )
    await app.open('svipLog')
    await app.sees('2027 年 1 月还没有省钱记录', '退款的部分会扣回')
    await app.tap('2027 年 1 月，换个月份')
    await app.tap('2026 年 12 月')
    await app.sees('当月已省', `¥${(saved / 100).toFixed(2)}`)
  })

  it('cannot give it back while an order that holds its advantage waits, and reads why', async () => {
    const { app } = zhou
    const orderCode = await goods(shop.gateway.zhou, 1)
    await app.open('svipOrder', { orderId: own.orderId })
    await app.tap('申请退款')
    await app.sees('有一张用了会员权益的订单等待付款，请先付款或取消')
    await app.seesNot('确认退款')
    await shop.gateway.zhou.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
  })

  it('sees what giving it back comes to, before it is asked for, and anew where it is another sum by now', async () => {
    const { app } = zhou
    const { refund } = await shop.gateway.zhou.svip.order({ params: { orderId: own.orderId } })
    const back = `¥${((refund?.back ?? 0) / 100).toFixed(2)}`
    await app.open('svipOrder', { orderId: own.orderId })
    await app.tap('申请退款')
    await app.sees('未开始的整月 11 个月', '¥154.00', '退回', back, '退款后会员权益立即停止，没用的专享券收回')
    app.stands(`POST /api/svip/orders/${own.orderId}/refund`, () =>
      Response.json({ code: 'AMOUNT_CHANGED', message: '现在可退 120 元，请核对后再提交' }, { status: 409 }),
    )
    await app.tap(`确认退款 ${back}`)
    await app.sees('现在可退 120 元，请核对后再提交')
    await app.tap('我知道了')
    app.passes()
    await app.tap(`确认退款 ${back}`)
    await app.sees(`退款 ${back} 已提交，原路退回`, '已退款', '会员权益已经停止')
    await app.seesNot('申请退款')
  })

  it('gets all of one back that was not used, and is told when one begins that follows', async () => {
    const { app } = zhou
    await held(shop.gateway.zhou)
    const next = await held(shop.gateway.zhou)
    await app.open('svip')
    await app.sees('未开始', '已退款')
    await app.open('svipOrder', { orderId: next })
    await app.sees('未开始', '2027 年 12 月 19 日开始，接在现有期限之后')
    await app.tap('申请退款')
    await app.sees('还没有开始，全额退还')
    await app.tap('确认退款 ¥168.00')
    await app.sees('退款 ¥168.00 已提交，原路退回')
  })

  it('is told where there is no such order', async () => {
    const { app } = zhou
    await app.open('svipOrder', { orderId: 'of-nobody' })
    await app.sees('没有找到这笔 SVIP 订单')
    await app.tap('去看 SVIP')
    await app.isAt('svip')
    await app.open('paySvip', { orderId: 'of-nobody' })
    await app.sees('没有找到这笔 SVIP 订单', '可能是用其他账号下的订单')
  })
})

describe('on an iPhone within a mini-program', () => {
  const agent = navigator.userAgent
  const says = (userAgent: string) => Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true })
  beforeAll(() => says(ON_IPHONE))
  afterAll(() => says(agent))
  const lin = shop.openedBy('lin', { elder: true })

  it('nothing of it is sold, and nobody is sent elsewhere', async () => {
    const { app } = lin
    const { orderId } = await shop.gateway.lin.svip.buy({ body: await svipBody(shop.gateway.lin, 'month') })
    await app.open('svip')
    await app.sees('由于相关规范，iOS 小程序内暂不能开通或续费', '会员价 95 折')
    await app.seesNot('确认开通', '选择期限', '去付款')
    await app.open('svipOrder', { orderId })
    await app.sees('待付款', '由于相关规范')
    await app.seesNot('去付款')
    await app.open('paySvip', { orderId })
    await app.sees('这里不能付款', '由于相关规范')
    await app.seesNot('确认支付')
    await app.open('me')
    await app.sees('我的订单')
    await app.seesNot('每月 4 张', '有效至')
  })

  it('a card that was bought elsewhere is shown', async () => {
    const { app } = lin
    const { unpaid } = await shop.gateway.lin.svip.overview()
    await pay(shop.gateway.lin, unpaid?.orderId ?? '')
    await app.open('svip')
    await app.sees('青禾 SVIP 月卡', '由于相关规范，iOS 小程序内暂不能开通或续费')
    await app.seesNot('自动续费未开启')
  })
})

describe('where nothing of it is sold', () => {
  const visitor = shop.openedBy()
  beforeAll(() => sell({ month: 0, quarter: 0, year: 0 }))

  it('nothing is promised', async () => {
    const { app } = visitor
    await app.open('svip')
    await app.sees('SVIP 暂未开放')
    await app.seesNot('确认开通', '每月 4 张')
    await app.open('me')
    await app.seesNot('每月 4 张', '有效至')
  })
})

describe('where nothing of it is sold any more', () => {
  const zhou = shop.openedBy('zhou')

  it('who holds one has it, and cannot renew it; who held one finds it', async () => {
    const { app } = zhou
    await app.open('svip')
    await app.sees('青禾 SVIP 年卡', '会员价 95 折')
    await app.seesNot('续费')
    const ended = new Date(shop.gateway.clock.now().getTime() - DAY)
    await shop.gateway.db.update(svipOrders).set({ endsAt: ended }).where(eq(svipOrders.state, 'paid'))
    await app.open('svip')
    await app.sees('SVIP 暂未开放', '我的 SVIP 订单', '已到期')
  })
})
