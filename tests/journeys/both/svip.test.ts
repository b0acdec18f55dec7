import { sessions } from '../../../gateway/tables'
import { DAY, HOUR } from '../../../src/lib/duration'
import { instantOn, monthsAfter, shopDate, shopMidnight } from '../../../src/lib/time'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { givesAddress, payAtTheBank, submit, takeNow } from '../support/steps'
import { withDb } from '../support/withDb'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `陈默 buys a year of membership, saves with it, and gives it back after four months, in ${version}`,
    // An iPhone's mini-program sells none.
    { elder, phone: 'android' },
    async ({ app, gateway, logInAs }) => {
      // Noon of tomorrow: no day of this walk ends while it is walked.
      const first = shopMidnight(Date.now()) + DAY + 12 * HOUR
      await gateway.restartAt(new Date(first))
      await logInAs(members.chen)
      await givesAddress(app)
      await app.open('svip')
      await app.sees('不限次')
      await app.tap('确认开通 ¥168.00')
      await app.sees('请先阅读并同意以上协议')
      await app.tick('我已阅读并同意')
      await app.tap('确认开通 ¥168.00')
      await app.tap(/^确认支付/)
      await app.sees('演示银行')
      await app.tap(/^确认支付/)
      await app.sees('生效中')
      await app.tap('查看会员卡')
      await app.isAt('svip')
      await app.sees('持卡人')
      await app.sees('4 张')

      await app.open('product', { productCode: '130512' })
      await takeNow(app)
      await app.sees('应付金额')
      for (const words of ['SVIP 会员价', '−¥11.40', '满 99 减 20']) await app.sees(words)
      await submit(app)
      await payAtTheBank(app)
      await app.open('svipLog')
      for (const words of ['会员价优惠', '专享券 满 99 减 20', '¥31.40']) await app.sees(words)

      // The session would have ended meanwhile.
      await withDb(gateway, (db) => db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') }))
      await gateway.restartAt(instantOn(monthsAfter(shopDate(first), 4), '12:00'))
      await app.reload()
      await app.open('svip')
      await app.tap(/年卡.*生效中/)
      await app.tap('申请退款')
      await app.sees('未开始的整月 8 个月')
      await app.tap('确认退款 ¥112.00')
      await app.sees('会员权益已经停止')
      await app.open('svip')
      await app.sees('选择期限')
    },
  )
