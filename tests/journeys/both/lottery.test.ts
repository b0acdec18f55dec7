import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { putLottery, sendPrizes } from '../support/putLottery'
import { givesAddress } from '../support/steps'

const SHARE = 'share-of-chen'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `陈默 draws for free, for points and for what 周岚 opened, and receives one of the prizes, in ${version}`,
    { elder },
    async ({ app, gateway, logInAs, anotherPhone }) => {
      await putLottery(gateway, { memberId: members.chen.memberId, points: 420, shareId: SHARE })
      await logInAs(members.chen)
      await givesAddress(app)
      await app.open('sign')
      await app.tap(/^健康好礼/)
      await app.isAt('lottery')
      await app.sees('秋收有礼')
      await app.tap(/^抽奖，剩 1 次/)
      await app.sees('恭喜抽中「灵芝孢子粉」')
      await app.tap('知道了')
      await app.sees('次数用完了')

      await app.tap('兑换抽奖次数')
      await app.tap('换 1 次')
      await app.sees('积分 320，今日还可换 1 次')
      await app.tap(/^抽奖，剩 1 次/)
      await app.tap('知道了')
      await app.sees('次数用完了')

      await app.tap('分享给家人')
      await app.sees('家人登录后打开，您就多 1 次抽奖机会，家人也可以抽自己的。同一位家人只算一次，分享里没有您的姓名。')
      const hers = await anotherPhone(members.zhou)
      await hers.open('lottery', { shareId: SHARE })
      await hers.sees('已为家人增加 1 次抽奖机会')

      const his = await anotherPhone(members.chen)
      await his.open('lottery')
      await his.sees('今日已得 1 / 2')
      await his.tap(/^抽奖，剩 1 次/)
      await his.sees('恭喜抽中「灵芝孢子粉」')
      await his.tap('填写地址')
      await his.isAt('prizes')
      await his.tap('填写灵芝孢子粉的收货地址')
      await his.tap(/东四十条/)
      await his.sees('待寄出')
      await sendPrizes(gateway)
      await his.open('prizes')
      await his.sees('顺丰速运 SF1234567890123')
      await his.tap('确认收到灵芝孢子粉')
      await his.tap('收到了')
      await his.sees('已收到')
    },
  )
