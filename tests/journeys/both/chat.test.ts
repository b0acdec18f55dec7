import { OrderStatus } from '../../../src/contract/order'
import { DAY, HOUR } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import { colleagueAt } from '../support/colleagueAt'
import { journeyEverywhere, type CompanyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { sessionAtGateway } from '../support/sessionAtGateway'
import type { Walker } from '../support/walker'

const CLERK = { loginName: 'gu', name: '顾言', role: 'clerk' } as const
const PHARMACIST = { loginName: 'shen', name: '沈知夏', role: 'pharmacist' } as const

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]

/** At this hour of tomorrow in the shop's zone: the desks answer from eight to ten in the evening. */
const tomorrowAt = (hour: number) => new Date(shopMidnight(Date.now()) + DAY + hour * HOUR)

async function says(app: Walker, text: string) {
  await app.fill('消息', text)
  await app.tap('发送')
  await app.sees(text)
}

for (const { version, elder } of MODES) {
  const walk = (title: string, walked: (company: CompanyEverywhere) => Promise<void>) =>
    journeyEverywhere(`${title}, in ${version}`, { elder }, walked)

  walk(
    '周岚 asks about an order, goes on at another device, is handed to a pharmacist, and appraises',
    async ({ app, gateway, ...company }) => {
      await gateway.restartAt(tomorrowAt(10))
      const [clerk, pharmacist] = [await colleagueAt(gateway, CLERK), await colleagueAt(gateway, PHARMACIST)]
      await company.logInAs(members.zhou)
      const orderCode = await sessionAtGateway(gateway.address, members.zhou).orderIn(OrderStatus.completed)
      await app.open('order', { orderCode })
      await app.tap('在线客服')
      await app.isAt('kf', { orderCode })
      await app.tap('发送给客服')
      await says(app, '这盒能拆开卖吗？')
      await app.sees('您是下一位')

      await clerk.takesOldest()
      await clerk.sees(new RegExp(orderCode))
      await clerk.answers('抱歉，只能整盒卖。')
      await app.sees('抱歉，只能整盒卖。')
      await app.sees(/顾言 正在为您服务/)

      const tablet = await company.anotherPhone(members.zhou)
      await tablet.open('kf')
      const begun = ['这盒能拆开卖吗？', '抱歉，只能整盒卖。']
      await tablet.readsInOrder(begun)
      await says(tablet, '这个药和降压药能一起吃吗？')
      await app.readsInOrder([...begun, '这个药和降压药能一起吃吗？'])

      await clerk.handsOver({ to: /沈知夏/, note: '已答不拆零，问能不能和降压药同服' })
      await pharmacist.takesOldest()
      await pharmacist.sees(/已答不拆零，问能不能和降压药同服/)
      await pharmacist.answers('请把两种药的名字告诉我，我来核对。')
      await tablet.sees(/沈知夏 正在为您服务/)
      await tablet.sees('以上为用药咨询，不替代医生诊断')
      await tablet.readsInOrder([...begun, '这个药和降压药能一起吃吗？', '请把两种药的名字告诉我，我来核对。'])
      await tablet.seesNot(/已答不拆零，问/)

      await tablet.tap('结束咨询')
      await tablet.sees('结束这次咨询？')
      await tablet.tap('结束咨询')
      await tablet.tap('评价服务')
      await tablet.tap('5 星，很满意')
      await tablet.tap('提交评价')
      await tablet.sees('谢谢您的评价')
      await tablet.seesNot('评价服务')
      await Promise.all([clerk.leave(), pharmacist.leave()])
    },
  )

  walk('陈默 leaves a message at night and is led to the answer in the morning', async ({ app, gateway, logInAs }) => {
    await gateway.restartAt(tomorrowAt(23))
    await logInAs(members.chen)
    await app.open('kf')
    await app.sees('休息中')
    await app.tap('留言')
    await app.isAt('leaveMsg', { website: 'mall' })
    await app.fill('留言', '感冒药可以拆开卖吗？')
    await app.tap('提交留言')
    await app.sees('已收到，回复后会在「消息」里通知您')
    await app.sees('还没有回复')

    await gateway.restartAt(tomorrowAt(24 + 9))
    const clerk = await colleagueAt(gateway, CLERK)
    await clerk.answersLeft(/感冒药可以拆开卖吗/, '不能拆开，有小盒装的可以选。')
    await clerk.leave()
    await app.open('messages')
    await app.tap('您的留言有回复了')
    await app.isAt('leaveMsg', { website: 'mall' })
    await app.sees('不能拆开，有小盒装的可以选。')
    await app.sees(/顾言 回复于/)
  })
}
