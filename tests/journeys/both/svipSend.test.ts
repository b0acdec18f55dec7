import { svipSends } from '../../../gateway/tables'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { withDb } from '../support/withDb'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `周岚 sends a card of her membership, 陈默 opens it by the link and shows its code, in ${version}`,
    // An iPhone's mini-program sells no membership to begin with.
    { elder, phone: 'android' },
    async ({ app, gateway, logInAs, anotherPhone }) => {
      await logInAs(members.zhou)
      await app.open('svip')
      await app.tick('我已阅读并同意')
      await app.tap('确认开通 ¥168.00')
      await app.tap(/^确认支付/)
      await app.sees('演示银行')
      await app.tap(/^确认支付/)
      await app.sees('生效中')
      await app.tap('查看会员卡')
      await app.tap(/^赠送亲友卡/)
      await app.isAt('svipSend')
      await app.tap('送出一张')
      await app.sees('送给亲友')
      await app.tap('关闭')
      await app.sees('待领取')

      const sent: string[] = []
      await withDb(gateway, async (db) => sent.push(...(await db.select().from(svipSends)).map(({ sendId }) => sendId)))
      const his = await anotherPhone(members.chen)
      await his.open('svipSend', { sendId: sent[0] })
      await his.sees('送您一张')
      await his.tap('立即领取')
      await his.sees('已领取')
      await his.tap('查看会员卡')
      await his.sees('持卡人')
      await his.tap(/^到店出示/)
      await his.isAt('svipQrCode')
      await his.sees(/秒后更新/)

      const hers = await anotherPhone(members.zhou)
      await hers.open('svipSend')
      await hers.sees('已领取')
    },
  )
