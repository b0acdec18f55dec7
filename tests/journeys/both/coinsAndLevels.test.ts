import { paperPhoto } from '../../support/paperPhoto'
import { clerkAt } from '../support/clerkAt'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { confirmsReceipt, givesAddress, payAtTheBank, putIntoCart, submit } from '../support/steps'

const PIECES = 3
const picture = async (count: number) => Buffer.from(await (await paperPhoto('clear', String(count))).arrayBuffer())

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `陈默 pays a part with coins and a percentage coupon, reaches level two with it and its gift, and gives back what a box that did not come had given, in ${version}`,
    { elder, needs: 'camera', env: { COURIER_SPEED: '100000' } },
    async ({ app, gateway, logInAs }) => {
      const clerk = await clerkAt(gateway)
      await logInAs(members.chen)
      await givesAddress(app)
      await app.open('sign')
      await app.tap('今日签到，领 5 枚健康币')
      await app.sees('今日已签到')
      await app.open('couponList')
      await app.tap('领取维矿营养专区券')
      await app.sees('领取成功')

      await app.open('product', { productCode: '130512' })
      for (let piece = 1; piece <= PIECES; piece += 1) await putIntoCart(app)
      await app.open('cart')
      await app.tap(/^结算/)
      await app.sees('应付金额')
      await app.tap('使用健康币')
      await app.sees('使用 5 枚，抵')
      // 684 less 45 by the promotion: a tenth of that is more than the 30 that the coupon takes off at most.
      for (const words of ['维矿营养专区券', '−¥45.00', '−¥30.00', '−¥0.05']) await app.sees(words)
      await submit(app)
      await payAtTheBank(app)
      await app.sees('确认收货后得 608 健康币')

      await app.open('messages')
      await app.sees('包裹已签收')
      await confirmsReceipt(app)
      await app.open('member')
      await app.sees('分蘖会员')
      await app.tap('领取升级礼：满 59 减 8 券')
      await app.sees('已领取 1 张券，放入券包')
      await app.open('couponList')
      await app.sees('满 59 减 8 券')

      await app.open('orders', { tab: 'completed' })
      await app.tap('申请售后')
      await app.readsTitle('申请售后')
      await app.tap(/^退款原因/)
      await app.tap(/^数量短少/)
      for (const _ of [1, 2]) await app.tap('减少破壁灵芝孢子粉的件数')
      for (const count of [1, 2]) {
        await app.photographs(/^从相册选/, await picture(count))
        await app.sees(`${count} / 9`)
      }
      await app.fill('补充说明', '三盒只到了两盒')
      await app.tap('提交申请')
      await app.sees('等待平台审核')
      await app.open('messages')
      await clerk.takes(/陈\*/, 2)
      await clerk.agreesToRefund()
      await clerk.leave()
      await app.sees('退款已退回')

      // A third of what was paid went back, and with it what that had given: 608.95 less 202.99.
      await app.open('coin')
      await app.sees('退款扣回')
      await app.sees('−203')
      await app.open('member')
      await app.sees('新芽会员')
    },
  )
