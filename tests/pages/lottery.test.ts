import { eq } from 'drizzle-orm'
import { ALL_ODDS } from '../../counter/contract/lottery'
import { lotteries, lotteryDraws, lotteryParcels } from '../../gateway/tables'
import { inTransaction } from '../../gateway/kernel/transaction'
import { give } from '../../gateway/modules/ledger/enter'
import { DAY } from '../../src/lib/duration'
import { cells, lotteryAt } from '../support/lotteryAt'
import { packingOf } from '../support/shop'
import { shopOnPages } from '../support/pageShopper'
import { wonPrize } from '../support/wonPrize'

const shop = shopOnPages('2026-11-25T09:00:00+08:00')
const zhou = shop.openedBy('zhou')
const down = () => Response.json({ code: 'FAULT', message: '服务暂时不可用，请稍后再试' }, { status: 503 })
const COINS = { prizeType: 'coin', name: '10 健康币', amount: 10, odds: ALL_ODDS } as const

/** The only draw there is: those before were stopped. */
async function only(fields: Parameters<typeof lotteryAt>[1] = {}) {
  await shop.gateway.db.update(lotteries).set({ stoppedAt: new Date(0), stoppedFor: '换了活动' })
  return lotteryAt(shop.gateway, { shareLimit: 2, integralLimit: 3, ...fields })
}
const givePoints = (amount: number) =>
  inTransaction(shop.gateway.db, (tx) => {
    const { memberId } = shop.gateway.zhou
    const entry = { account: 'integral', amount, reason: 'prize', reference: 'test', key: `test ${amount}` } as const
    return give(tx, { memberId, ...entry, at: shop.gateway.clock.now() })
  })

beforeAll(() => {
  // The light stands still for who asked for less motion; that it goes round, spin.test sees.
  window.matchMedia = (query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList
})

describe('the prize draw', () => {
  it('shows its prizes, who won, its twelve rules and the hash of its seed', async () => {
    const { app } = zhou
    await only({ prizes: cells(COINS), freeTimes: 2 })
    await app.open('lottery')
    await app.sees('健康好礼', '秋收有礼', '10 健康币', '下次好运', '剩 2 次', '多得几次机会', '我的奖品')
    await app.tap('规则')
    await app.sees(
      '奖品种类',
      '数量与中奖概率',
      '10 健康币不限数量，概率 100%',
      '弃奖条件',
      '主办方与联系方式',
      '怎样核对结果',
      /摘要 [0-9a-f]{64}/,
    )
    await app.tap('关闭')
  })

  it('draws, tells what was won and leads to it', async () => {
    const { app } = zhou
    await app.tap(/^抽奖，剩 2 次/)
    await app.sees('恭喜抽中「10 健康币」', '健康币已到账，还可以抽 1 次')
    await app.tap('知道了')
    await app.sees('剩 1 次', '周** 抽中「10 健康币」')
    await app.tap(/^抽奖，剩 1 次/)
    await app.tap('查看健康币')
    await app.isAt('coin')
    await app.sees('抽奖奖品')
    await app.open('lottery')
    await app.sees('次数用完了')
    await app.cannotTap(/^抽奖，次数用完了/)
  })

  it('whose answer got lost says so in the words of the specification, and asks for that one before another is made', async () => {
    const { app } = zhou
    const activityId = await only({ prizes: cells(), freeTimes: 5 })
    await app.open('lottery')
    app.stands('POST /api/lottery/prize', async (pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    app.stands('GET /api/lottery/prize', () => Promise.reject(new TypeError('Failed to fetch')))
    await app.tap(/^抽奖，剩 5 次/)
    await app.sees('Hey! your network is down', '不会多用次数')
    await app.tap('我知道了')
    await app.open('sign')
    await app.open('lottery')
    await app.tap(/^查看结果/)
    await app.sees('Hey! your network is down')
    await app.tap('我知道了')
    app.passes()
    await app.tap(/^查看结果/)
    await app.sees('这次没有抽中，谢谢参与', '还可以抽 4 次')
    await app.tap('我知道了')
    await app.sees(/抽奖.*剩 4 次/)
    expect(await shop.gateway.db.$count(lotteryDraws, eq(lotteryDraws.activityId, activityId))).toBe(1)
  })

  it('that never reached the shop has taken nothing', async () => {
    const { app } = zhou
    app.stands('POST /api/lottery/prize', () => Promise.reject(new TypeError('Failed to fetch')))
    await app.tap(/^抽奖，剩 4 次/)
    await app.tap('我知道了')
    app.passes()
    await app.tap(/^查看结果/)
    await app.sees('上一次没有抽成，次数还在', '剩 4 次')
  })

  it('says why it was refused, and stays', async () => {
    const { app } = zhou
    const refused = Response.json({ code: 'LOTTERY_CLOSED', message: '活动已经结束，不能再抽奖' }, { status: 409 })
    app.stands('POST /api/lottery/prize', () => refused.clone())
    await app.tap(/^抽奖，剩 4 次/)
    await app.sees('活动已经结束，不能再抽奖')
    await app.tap('知道了')
    await app.isAt('lottery')
  })

  it('gives one more for points, once it was asked, and none without them', async () => {
    const { app } = zhou
    await only({ prizes: cells(), useIntegral: 7_000, integralLimit: 2 })
    await givePoints(7_500)
    await app.open('lottery')
    await app.sees('7000 积分换 1 次', '今日还可换 2 次', '实付 1 元得 1 积分')
    await app.tap('兑换抽奖次数')
    await app.sees('用 7000 积分换 1 次抽奖？')
    await app.tap('换 1 次')
    await app.sees('换好了，可以抽 1 次', '剩 1 次', '今日还可换 1 次')
    await app.cannotTap('兑换抽奖次数')
  })

  it('gives one more once another member opened what was passed on', async () => {
    const { app } = zhou
    await app.tap('分享给家人')
    await app.sees('家人登录后打开，您就多 1 次抽奖机会', /prizes\/draw\?shareId=/)
    await app.tap('关闭')
    const { shareId } = await shop.gateway.zhou.lottery.share({ body: { activityId: 'current' } })
    expect(await shop.gateway.chen.lottery.openShare({ params: { shareId } })).toEqual({ counted: true })
    await app.open('lottery')
    await app.sees('剩 2 次', '今日已得 1 / 2')
  })

  it.each([
    ['before it begins', { beginsAt: 2, endsAt: 4 }, '未开始', '11 月 27 日开始'],
    ['once it is over', { beginsAt: -4, endsAt: -2 }, '已结束', '谢谢参与'],
  ])('cannot be drawn %s, and says so', async (_when, { beginsAt, endsAt }, title, text) => {
    const { app } = zhou
    const at = (days: number) => new Date(shop.gateway.clock.now().getTime() + days * DAY)
    await only({ beginsAt: at(beginsAt), endsAt: at(endsAt) })
    await app.open('lottery')
    await app.sees(title, text)
    await app.cannotTap(new RegExp(`^${title}`))
    await app.seesNot('多得几次机会')
  })
})

describe('my prizes', () => {
  it('are sent where their winner says, can be sent elsewhere until they leave, and arrive', async () => {
    const { app } = zhou
    const { skuCode } = await packingOf(shop.gateway, 'none')
    const goods = { prizeType: 'goods', name: '血压计', skuCode, worth: 19_900, quantity: 5, odds: ALL_ODDS } as const
    await only({ prizes: cells(goods), freeTimes: 1 })
    await app.open('lottery')
    await app.tap(/^抽奖，剩 1 次/)
    await app.sees('恭喜抽中「血压计」', '请填写收货地址，我们免费寄给您')
    await app.tap('填写地址')
    await app.isAt('prizes')
    await app.sees('血压计', '待填地址', '12 月 25 日前填写收货地址')
    await app.tap('填写血压计的收货地址')
    await app.sees('奖品寄到哪里', '新增收货地址')
    app.stands(`PUT /api/lottery/prizes/${(await won()).drawId}/address`, down)
    await app.tap(/鼓楼区/)
    await app.sees('服务暂时不可用，请稍后再试')
    await app.tap('知道了')
    app.passes()
    await app.tap(/鼓楼区/)
    await app.sees('地址已填好', '待寄出', '寄出前可以改地址')
    const sent = { carrier: 7, trackingNumber: 'SF1234567890123', sentAt: shop.gateway.clock.now() }
    await shop.gateway.db
      .update(lotteryParcels)
      .set(sent)
      .where(eq(lotteryParcels.id, (await won()).drawId))
    await app.open('prizes')
    await app.sees('已寄出', '顺丰速运 SF1234567890123')
    await app.tap('确认收到血压计')
    await app.tap('收到了')
    await app.sees('已确认收到', '已收到')
  })

  it('go with an order where their winner wishes it, which nothing chose beforehand', async () => {
    const { app } = zhou
    const { gateway } = shop
    await gateway.db.delete(lotteryParcels)
    await gateway.db.delete(lotteryDraws)
    await wonPrize(gateway, gateway.zhou, { to: null })
    const name = '血压计'
    const { skuCode } = await packingOf(gateway, 'none')
    await gateway.zhou.cart.add({ query: {}, body: { items: [{ skuCode, quantity: 1 }] } })
    await app.open('cart')
    await app.sees('奖品', name, '下单时可以选择随单寄出')
    const { settleId } = await gateway.zhou.settlement.purchaseNow({ body: { skuCode, quantity: 1, sourceHost: '' } })
    await app.open('orderConfirm', { settleId })
    await app.sees('奖品随单寄', '和这张订单一起寄到同一地址，不另收费')
    await app.tick(name)
    for (const { text } of (await gateway.zhou.settlement.detail({ params: { settleId }, query: {} })).consents) await app.tap(text)
    await app.tap('提交订单')
    await app.sees('剩余支付时间')
    await app.open('prizes')
    await app.sees(name, '待寄出', '随订单一起寄')
    await app.seesNot('改地址')
    await app.tap(`查看${name}的订单`)
    await app.sees('奖品', name)
  })

  it('are none for who won nothing, and the way leads to the draw', async () => {
    await shop.gateway.db.delete(lotteryParcels)
    await shop.gateway.db.delete(lotteryDraws)
    const { app } = zhou
    await app.open('prizes')
    await app.sees('还没有奖品', '抽中的奖品都在这里')
    await app.tap('去抽奖')
    await app.isAt('lottery')
  })
})

describe('the points of a member', () => {
  it('are told with where they came from and went to', async () => {
    const { app } = zhou
    await only({ prizes: cells(COINS) })
    await app.open('lottery')
    await app.tap('多得几次机会，积分明细')
    await app.isAt('points')
    await app.sees(/我的积分 ?\d/, '不过期，不折算金额', '购物')
    await givePoints(151)
    app.stands('GET /api/lottery/integral/history', down)
    await app.tap('支出')
    await app.sees('服务暂时不可用，请稍后再试')
    app.passes()
    await app.tap('重试')
    await app.sees('换抽奖次数')
    await app.tap('收入')
    await app.sees('2026 年 11 月', '抽奖奖品', '+151')
    await app.isAt('points')
  })
})

const won = async () => (await shop.gateway.zhou.lottery.prizes({ query: {} })).results[0]!

describe('the prize draw in the elder version', () => {
  const elder = shop.openedBy('lin', { elder: true })

  it('shows the result at once', async () => {
    await only({ prizes: cells(COINS), freeTimes: 1 })
    await elder.app.open('lottery')
    await elder.app.tap(/^抽奖，剩 1 次/)
    await elder.app.sees('恭喜抽中「10 健康币」', '今天的次数用完了')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy()

  it('sees the draw, and is led to the login by its button', async () => {
    await visitor.app.open('lottery')
    await visitor.app.sees('秋收有礼', '登录后参加')
    await visitor.app.seesNot('我的奖品', '多得几次机会')
    await visitor.app.tap(/^抽奖/)
    await visitor.app.sees('未注册手机号将自动创建账号')
  })
})
