import { ledgerEntries } from '../../gateway/db/schema'
import { questionOf } from '../../gateway/modules/sign/questions'
import { inTransaction } from '../../gateway/kernel/transaction'
import { give } from '../../gateway/modules/ledger/enter'
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

describe('a member’s coins', () => {
  const zhou = shop.openedBy('zhou')

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
    await app.seesNot('当前余额')
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
    await shop.gateway.db.delete(ledgerEntries)
    await app.open('me')
    await app.tap('签到')
    await app.isAt('sign')
    await app.tap('健康科普，更多')
    await app.isAt('healthPopSci')
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
