import { paperPhoto } from '../../support/paperPhoto'
import { clerkAt } from '../support/clerkAt'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { confirmsReceipt, givesAddress, payAtTheBank, submit, toConfirm } from '../support/steps'

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]
const MEMBER = /陈\*/

for (const { version, elder } of MODES)
  journeyEverywhere(
    `陈默 has an invoice for her company, and a red one when the money comes back, in ${version}`,
    { elder, needs: 'camera', env: { COURIER_SPEED: '100000' } },
    async ({ app, gateway, logInAs }) => {
      const clerk = await clerkAt(gateway)
      await logInAs(members.chen)
      await givesAddress(app)
      await toConfirm(app)
      await submit(app)
      await payAtTheBank(app)
      await app.tap('查看订单')
      await app.tap(/^发票/)
      await app.readsTitle('申请发票')
      await app.sees('可开金额')
      await app.tap('单位')
      await app.fill('抬头', '清河贸易有限公司')
      await app.fill('税号', '91350100M000100Y44')
      await app.tap('提交申请')
      await app.sees('税号的校验位对不上，请核对有没有抄错')
      await app.fill('税号', '91350100M000100Y43')
      await app.tap('提交申请')
      await app.readsTitle('发票')
      await app.open('messages')
      await app.tap(/发票已开出/)
      await app.readsTitle('发票')
      await app.sees('已开出')
      await app.sees('演示发票，不能报销')
      await app.sees('清河贸易有限公司')
      await app.sees(/发票号码 2600/)
      await app.tap('下载 PDF')
      await app.seesNot('发票文件没有下载成功')

      await confirmsReceipt(app)
      await app.open('orders', { tab: 'completed' })
      await app.tap('申请售后')
      await app.readsTitle('申请售后')
      await app.tap(/^退款原因/)
      await app.tap(/^数量短少/)
      await app.photographs(/^从相册选/, Buffer.from(await (await paperPhoto('clear', '1')).arrayBuffer()))
      await app.sees('1 / 9')
      await app.tap('提交申请')
      await app.readsTitle('退款详情')
      await app.open('messages')
      await clerk.takes(MEMBER, 1)
      await clerk.agreesToRefund()
      await clerk.leave()
      await app.tap(/红字发票已开出/)
      await app.readsTitle('发票')
      await app.sees('已冲红')
      await app.tap(/^红字发票/)
      await app.sees(/冲 2600/)
      await app.sees('退款')
      await app.open('invoices', { part: 'red' })
      await app.sees('清河贸易有限公司')
      await app.sees('红字发票')
    },
  )
