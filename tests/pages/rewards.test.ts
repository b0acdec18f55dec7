import type { Transaction } from '../../gateway/db/open'
import { questionOf } from '../../gateway/modules/sign/questions'
import { inTransaction } from '../../gateway/kernel/transaction'
import { give, giveBack, spend } from '../../gateway/modules/ledger/enter'
import { takeBack } from '../../gateway/modules/ledger/takeBack'
import { forgetLedger } from '../support/forgetLedger'
import { shopOnPages } from '../support/pageShopper'

/** A Saturday: this week ends, and every other day of it was missed. */
const TODAY = '2026-11-21'
const shop = shopOnPages()

const coinsAt = (at: string, amount: number, key: string) =>
  inTransaction(shop.gateway.db, (tx) =>
    give(tx, {
      memberId: shop.gateway.zhou.memberId,
      account: 'coin',
      amount,
      reason: 'task',
      reference: key,
      key,
      at: new Date(at),
    }),
  )

const forgetCoins = () => forgetLedger(shop.gateway.db, shop.gateway.zhou)

describe('a member’s coins', () => {
  const zhou = shop.openedBy('zhou')
  beforeAll(forgetCoins)

  it('begin with none: the way to the first ones is shown, and a day is not made up without them', async () => {
    const { app } = zhou
    await app.open('coin')
    await app.sees('当前余额', '还没有健康币')
    await app.tap('支出')
    await app.sees('还没有支出')
    await app.tap('去签到')
    await app.isAt('sign')
    await app.sees('今天开始连续签到', '再签 7 天，可得周礼 60 健康币')
    await app.tap('20 补签，11 月 20 日漏签')
    await app.sees('用 10 枚健康币，得 5 枚，这一天算作签到')
    await app.tap('补签')
    await app.sees('健康币不够，需要 10 枚')
    await app.tap('我知道了')
  })

  it('come by signing in, today’s question and tasks, each once', async () => {
    const { app } = zhou
    await app.open('sign')
    await app.tap('今日签到，领 5 枚健康币')
    await app.sees('签到成功，得 5 枚健康币', '今日已签到', '已连续签到 1 天', '本月签到 1 天，累计 1 天')
    const { items, right, explanation } = questionOf(TODAY)
    await app.tap(items.find(({ id }) => id !== right)!.text)
    await app.sees('再记一记', explanation, '正确答案：', '您选的：')
    await app.tap('去打开，打开签到提醒')
    await app.tap('领取打开签到提醒的健康币')
    await app.sees('已领取 10 枚健康币', '已完成')
    expect(app.isOn('签到提醒')).toBe(true)
    await app.tap('签到提醒')
    await app.settled()
    expect(app.isOn('签到提醒')).toBe(false)
    await app.tap('20 补签，11 月 20 日漏签')
    await app.tap('补签')
    await app.sees('补签成功，得 5 枚健康币', '已连续签到 2 天')
    await app.tap('15 健康币')
    await app.isAt('coin')
    await app.sees('当前余额', '2026 年 11 月', '获得 25', '使用 10', '补签使用', '每日一问', '健康任务')
  })

  it('are told with what expires soon, by month, in and out, as far back as they go', async () => {
    const { app } = zhou
    for (const [place, month] of ['2025-02', '2025-03', '2025-04', '2025-05'].entries())
      await coinsAt(`${month}-05T09:00:00+08:00`, 300, `of ${place}`)
    shop.gateway.clock.set('2026-12-08T10:00:00+08:00')
    await app.open('coin')
    await app.sees('1,215', '1,190 枚将于 12 月 31 日到期', '2025 年 5 月')
    await app.seesNot('2025 年 4 月')
    await app.tap('全部明细')
    await app.isAt('coinDetail')
    await app.sees('2025 年 4 月')
    await app.tap('加载更多')
    await app.sees('2025 年 2 月')
    await app.tap('支出')
    await app.sees('−10')
    await app.seesNot('+300')
    shop.gateway.clock.set('2026-11-21T10:00:00+08:00')
  })

  it('say what failed and are asked for again', async () => {
    const { app } = zhou
    const refused = () => Response.json({ code: 'FAULT', message: '服务暂时不可用' }, { status: 500 })
    for (const call of ['coin/balance', 'coin/history', 'sign/question', 'sign/tasks']) app.stands(`GET /api/${call}`, refused)
    await app.open('sign')
    await app.sees('已连续签到', '每日一问', '加载失败，点此重试')
    await app.open('coin')
    await app.sees('重试')
    await app.seesNot('当前余额', '还没有健康币')
    app.passes()
    await app.open('coin')
    await app.sees('当前余额')
  })

  it('are explained, and stand on “me”', async () => {
    const { app } = zhou
    await app.open('sign')
    await app.tap('规则')
    await app.sees('依次得 5、5、8、8、8、10、10 枚', '漏签了怎么办')
    await app.tap('健康币规则')
    await app.isAt('coinRule')
    await forgetCoins()
    await app.open('me')
    await app.tap('签到')
    await app.isAt('sign')
    await app.tap('健康科普，更多')
    await app.isAt('healthPopSci')
  })
})

describe.each([
  ['', false],
  [' in elder mode', true],
])('a member who asked an order back%s', (_, elder) => {
  const lin = shop.openedBy('lin', { elder })
  it('reads what she earned, what was taken back and what is owed of it, apart from what came and was used', async () => {
    const { app } = lin
    const at = shop.gateway.clock.now()
    const entry = { memberId: shop.gateway.lin.memberId, account: 'coin', reference: 'order', at } as const
    const key = String(elder)
    const move = (work: (tx: Transaction) => Promise<unknown>) => inTransaction(shop.gateway.db, work)
    const { balance } = await shop.gateway.lin.coin.balance()
    await move((tx) => give(tx, { ...entry, amount: 150, reason: 'orderEarned', key: `earned ${key}` }))
    await move((tx) => spend(tx, { ...entry, amount: balance + 90, reason: 'order', key: `spent ${key}` }))
    await move((tx) => giveBack(tx, { ...entry, amount: 20, reason: 'orderBack', key: `back ${key}` }))
    await move((tx) => takeBack(tx, { ...entry, amount: 150, reason: 'orderTaken', key: `taken ${key}`, givenAt: at }))
    await app.open('coin')
    await app.sees('待补扣 70 枚：退款订单送的健康币已经用掉，之后得到的先补扣', '购物奖励', '+150', '退款扣回', '−80')
    await app.sees(elder ? '退回 40' : '退回 20', elder ? '扣回 230' : '扣回 80')
    await app.tap('支出')
    await app.sees('下单抵扣', '订单退回', '+20')
    await app.seesNot('+150')
    await app.tap('收入')
    await app.sees('+150')
    await app.seesNot('+20')
    // Settled by the next ones.
    await move((tx) => give(tx, { ...entry, amount: 70, reason: 'task', key: `task ${key}` }))
    await app.open('coin')
    await app.sees('每一笔的来源和时间都在下面', '退款补扣', '−70')
  })
})

describe('an older member', () => {
  const lin = shop.openedBy('lin', { elder: true })
  it('sees this week, and the others when asked', async () => {
    const { app } = lin
    await app.open('sign')
    await app.sees('11 月 21 日，今天')
    await app.seesNot('11 月 14 日')
    await app.tap('看前后三周')
    await app.sees('11 月 14 日')
    await app.tap('补签 20 日，11 月 20 日漏签')
    await app.sees('补签 11 月 20 日？')
  })
})

describe('a visitor', () => {
  const visitor = shop.openedBy(undefined)
  it('logs in before there are coins', async () => {
    const { app } = visitor
    await app.open('home')
    await app.tap('签到领币')
    await app.isAt('accountLogin', { backurl: '/sign' })
  })
})
