import { journeyEverywhere } from '../support/everywhere'
import { applies, buys, declares, MONTHLY, paysPremium } from '../support/insures'
import { members } from '../support/people'
import { putMissed } from '../support/putMissed'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]) {
  journeyEverywhere(
    `陈默 insures her father by monthly instalments, and catches one up that was missed, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs }) => {
      await logInAs(members.chen)
      await app.open('innovationpay', { type: 'weather' })
      await app.sees('没有这种交费方式')
      await app.tap('封顶付')
      await app.isAt('innovationpay', { type: 'capped' })
      await app.sees('第 7–12 期，不用交，各增加额度 ¥1000')
      await app.tap('月月付')
      await app.isAt('innovationpay', { type: 'monthly' })
      await app.sees('第 2–12 期，每月 ¥398，各增加额度 ¥500')
      await applies(app, MONTHLY)
      await declares(app, MONTHLY)
      await app.sees('首期保险费（共 12 期）')
      await buys(app, MONTHLY)
      await app.sees('已交 1 期，共 12 期')
      await app.sees('未到期')
      await app.seesNot('第 12 期')
      await app.tap('查看全部 12 期')
      await app.sees('第 12 期')
      await putMissed(gateway)
      await app.open('innovationBook', { type: 'monthly' })
      await app.tap(/^创享·创新药分期医疗险 月月付/)
      await app.sees('待补交')
      await app.tap(/^交第 2 期/)
      await paysPremium(app, MONTHLY)
      await app.sees('已交 2 期，共 12 期')
      await app.open('powerList')
      await app.sees('即将开始')
      await app.sees('目前额度 ¥1000')
      await app.tap(/怎么用$/)
      await app.isAt('powerDetail', { type: 'innovationpay' })
      await app.sees('按期交费')
    },
  )
}
