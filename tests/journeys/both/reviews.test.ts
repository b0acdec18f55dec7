import { clerkAt } from '../support/clerkAt'
import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]
const MONITOR = '上臂式电子血压计'

for (const { version, elder } of MODES)
  journeyEverywhere(`周岚 reviews what she received, and a clerk hides it, in ${version}`, { elder }, async ({ app, gateway, logInAs }) => {
    const clerk = await clerkAt(gateway)
    await logInAs(members.zhou)
    await app.open('me')
    await app.tap('评价')
    await app.tap(`写评价${MONITOR}`)
    await app.tap('5 星，很满意')
    await app.tap('包装严实')
    await app.fill('评价内容', '袖带好绑，一周就根治了，字很大。')
    await app.sees(/「根治」是讲疗效的词/)
    await app.tap('删掉「根治」')
    await app.tap('匿名')
    await app.tap('发布')
    await app.readsTitle('我的评价')
    await app.sees('袖带好绑，一周就了，字很大。')
    await app.open('searchResult', { keyword: MONITOR })
    await app.tap(MONITOR)
    await app.sees(/评价 1 · 5\.0 分/)
    await app.tap(/查看全部/)
    await app.readsTitle('商品评价')
    await app.sees('周**')
    await app.sees('袖带好绑，一周就了，字很大。')
    await clerk.hides(/袖带好绑/, '与商品无关')
    await app.reload()
    await app.sees('还没有评价')
    await app.open('messages')
    await app.tap(/您的评价没有展示/)
    await app.sees(/没有展示：与商品无关/)
    await clerk.leave()
  })
