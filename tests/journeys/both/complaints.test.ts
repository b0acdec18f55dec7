import { clerkAt } from '../support/clerkAt'
import { journeyEverywhere, type CompanyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]

for (const { version, elder } of MODES) {
  const walk = (title: string, walked: (company: CompanyEverywhere) => Promise<void>) =>
    journeyEverywhere(`${title}, in ${version}`, { elder }, walked)

  walk('陈默 complains, is answered at the counter, and says whether it helped', async ({ app, gateway, logInAs }) => {
    const clerk = await clerkAt(gateway)
    await logInAs(members.chen)
    await app.open('me')
    await app.tap('投诉建议')
    await app.tap('配送物流')
    await app.fill('具体情况', '等了五天还没有送到')
    await app.tap('提交')
    await app.readsTitle('反馈详情')
    await app.sees('待处理')
    await app.open('messages')
    await clerk.answers(/等了五天/, '已联系快递，今天下午送到，抱歉让您久等')
    await app.tap(/您的反馈有了回复/)
    await app.readsTitle('反馈详情')
    await app.sees('已联系快递，今天下午送到，抱歉让您久等')
    await app.tap('评价')
    await app.tap('已解决')
    await app.tap('5 星，很满意')
    await app.tap('提交评价')
    await app.sees('5 星，问题已解决')
    await clerk.leave()
  })

  walk('somebody complains without a name and reads the answer by the code', async ({ app, gateway }) => {
    const clerk = await clerkAt(gateway)
    await app.open('report')
    await app.tap('文章与广告')
    await app.fill('具体情况', '首页的广告说一定能治好')
    await app.tap('提交')
    await app.sees('匿名投诉已提交')
    await clerk.answers(/首页的广告/, '已核实并下架这条广告，谢谢您的提醒')
    await clerk.leave()
    await app.tap('查看进度')
    await app.sees('已核实并下架这条广告，谢谢您的提醒')
    await app.tap('继续补充')
    await app.fill('补充的内容', '谢谢，没有别的了')
    await app.tap('提交')
    await app.sees('谢谢，没有别的了')
  })
}
