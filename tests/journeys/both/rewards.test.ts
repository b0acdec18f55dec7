import { questionOf } from '../../../gateway/modules/sign/questions'
import { DAY, HOUR } from '../../../src/lib/duration'
import { shopDate, shopDay, shopMidnight } from '../../../src/lib/time'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `a member’s first ten days: one missed day is made up by itself, three for coins, a week has its gift, and every coin is found again, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs }) => {
      // Noon of tomorrow: no day of this walk ends while it is walked.
      const first = shopMidnight(Date.now()) + DAY + 12 * HOUR
      const nth = (day: number) => first + (day - 1) * DAY
      const comesBackOn = async (day: number) => {
        await gateway.restartAt(new Date(nth(day)))
        await app.reload()
        await app.open('sign')
      }
      await gateway.restartAt(new Date(first))
      await logInAs(members.chen)
      await app.open('sign')
      await app.tap('今日签到，领 5 枚健康币')
      await app.sees('今日已签到')
      await app.tap(questionOf(shopDate(first)).items[0]!.text)
      await app.sees(/答对了|再记一记/)
      await app.tap('去打开，打开签到提醒')
      await app.tap('领取打开签到提醒的健康币')
      await app.sees('已完成')

      await comesBackOn(3)
      await app.sees('昨天漏签，今天签到时自动补上')
      await app.tap('今日签到，领 8 枚健康币')
      await app.sees('已连续签到 3 天')

      await comesBackOn(7)
      // Large letters leave room for one week, and the days that were missed may be of the last.
      if (elder) await app.tap('看前后三周')
      for (const day of [4, 5, 6]) {
        await app.tap(new RegExp(`${shopDay(nth(day))}漏签$`))
        await app.tap('补签')
        await app.sees(`累计 ${day} 天`)
      }
      await app.sees('已连续签到 6 天')
      await app.tap('今日签到，领 10 枚健康币')
      await app.sees('已连续签到 7 天')

      await comesBackOn(10)
      await app.tap('今日签到，领 5 枚健康币')
      await app.tap('88 健康币')
      await app.isAt('coin')
      await app.sees('每一笔的来源和时间都在下面')
      await app.tap('全部明细')
      await app.isAt('coinDetail')
      await app.sees('连签周礼')
      await app.tap('支出')
      await app.sees('补签使用')
    },
  )
