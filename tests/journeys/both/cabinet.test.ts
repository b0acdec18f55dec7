import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

for (const { version, elder } of [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
])
  journeyEverywhere(
    `周岚 agrees to the cabinet, puts a medicine in, ticks it, counts it anew and gets the task’s coins, in ${version}`,
    { elder },
    async ({ app, logInAs }) => {
      await logInAs(members.zhou)
      await app.open('cabinet')
      await app.sees('家庭药箱信息处理规则')
      await app.tap('同意并继续')
      await app.readsTitle('家庭药箱')
      await app.sees('药箱还是空的')
      await app.tap('添加药品')
      await app.readsTitle('放进药箱')
      await app.fill('药名', '苯磺酸氨氯地平片')
      await app.fill('规格', '5mg×28片')
      await app.tap('片')
      await app.fill('现在还有', '6')
      await app.tap('每天按时吃')
      await app.tap('放进药箱')
      await app.sees('全家今天的药')
      await app.sees('0 / 1 次')
      await app.sees('约还剩')
      await app.tap(/07:30.*氨氯地平/)
      await app.sees('1 / 1 次')
      await app.tap('改苯磺酸氨氯地平片的数量')
      await app.fill('现在还有', '27.5')
      await app.tap('改好了')
      await app.sees('约还能吃 27 天')
      await app.open('sign')
      await app.tap('领取今天的药都打勾的健康币')
      await app.sees('已领取 3 枚健康币')
    },
  )
