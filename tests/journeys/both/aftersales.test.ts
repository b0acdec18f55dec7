import { paperPhoto } from '../../support/paperPhoto'
import { clerkAt } from '../support/clerkAt'
import { journeyEverywhere, type CompanyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { confirmsReceipt, givesAddress, payAtTheBank, submit, toConfirm } from '../support/steps'
import type { Walker } from '../support/walker'

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]
const MEMBER = /陈\*/
const AMOUNT = /¥\d+\.\d\d/

const picture = async (count: number) => Buffer.from(await (await paperPhoto('clear', String(count))).arrayBuffer())

/** Buys a medicine, which is sent and received. */
async function receives(app: Walker) {
  await givesAddress(app)
  await toConfirm(app)
  await submit(app)
  await payAtTheBank(app)
  await app.open('messages')
  await app.sees('包裹已签收')
  await confirmsReceipt(app)
}

/** Asks for the money of what came broken, with so many pictures of it. */
async function applies(app: Walker, pictures: number) {
  await app.open('orders', { tab: 'completed' })
  await app.tap('申请售后')
  await app.readsTitle('申请售后')
  await app.tap(/^退款原因/)
  await app.tap(/^包装破损/)
  await app.sees('可退金额')
  for (let count = 1; count <= pictures; count += 1) {
    await app.photographs(/^从相册选/, await picture(count))
    await app.sees(`${count} / 9`)
  }
  await app.fill('补充说明', '盒子压坏了，药板露在外面')
  await app.tap('提交申请')
  await app.readsTitle('退款详情')
  await app.sees('等待平台审核')
}

for (const { version, elder } of MODES) {
  const walk = (title: string, walked: (company: CompanyEverywhere) => Promise<void>) =>
    journeyEverywhere(`${title}, in ${version}`, { elder, needs: 'camera', env: { COURIER_SPEED: '100000' } }, walked)

  walk('陈默 sends a broken box back and has her money again', async ({ app, gateway, logInAs }) => {
    const clerk = await clerkAt(gateway)
    await logInAs(members.chen)
    await receives(app)
    await applies(app, 2)
    await clerk.takes(MEMBER, 2)
    await clerk.agreesToReturn()

    await app.open('messages')
    await app.tap(/请寄回商品/)
    await app.readsTitle('退款详情')
    await app.sees('青禾售后仓')
    await app.fill('快递单号', 'SF1234567890123')
    await app.sees('顺丰速运')
    await app.tap('提交寄回信息')
    await app.sees('商品寄回途中')

    await app.open('messages')
    await clerk.passesInspection(MEMBER)
    await app.sees('退款已退回')
    await clerk.leave()
    await app.open('refunds', { tab: 'ended' })
    await app.sees(/已退回原支付账户/)
    await app.tap(/^退款单/)
    await app.readsTitle('退款详情')
    await app.sees('退款成功')
    await app.sees(AMOUNT)
    await app.open('refunds', { tab: 'applicable' })
    await app.sees('现在没有可以申请的订单')
  })

  walk('陈默 reads why her refund was refused, complains of it, is answered, and may ask again', async ({ app, gateway, logInAs }) => {
    const clerk = await clerkAt(gateway)
    await logInAs(members.chen)
    await receives(app)
    await applies(app, 1)
    await app.open('messages')
    await clerk.takes(MEMBER, 1)
    await clerk.refuses('图片看不出所说的问题', '请拍压坏的那一面')
    await app.tap(/退款申请没有通过/)
    await app.readsTitle('退款详情')
    await app.sees('原因：图片看不出所说的问题。请拍压坏的那一面')

    await app.tap('不认可，去投诉')
    await app.readsTitle('投诉建议')
    await app.fill('具体情况', '照片拍的就是压坏的那一面')
    await app.tap('提交')
    await app.readsTitle('反馈详情')
    await app.sees('退款售后')
    await app.open('messages')
    await clerk.answers(/照片/, '请再申请一次，附上内包装的照片，我们优先办理')
    await clerk.leave()
    await app.tap(/您的反馈有了回复/)
    await app.readsTitle('反馈详情')
    await app.sees('请再申请一次，附上内包装的照片，我们优先办理')

    await app.open('orders', { tab: 'completed' })
    await app.tap('申请售后')
    await app.readsTitle('申请售后')
    await app.sees('要退的商品')
  })
}
