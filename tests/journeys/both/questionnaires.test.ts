import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'

const MODES = [
  { version: 'the standard version', elder: false },
  { version: 'the elder version', elder: true },
]
const HEALTH = { type: 'health' } as const

for (const { version, elder } of MODES)
  journeyEverywhere(
    `陈默 breaks a questionnaire off, finishes it on another phone, and reads it on the first, in ${version}`,
    { elder },
    async ({ app, logInAs, anotherPhone }) => {
      await logInAs(members.chen)
      await app.open('questionnaire', HEALTH)
      await app.sees('长期用药体验调查')
      await app.tap('我已读过上面的说明，单独同意按此收集和使用我的回答')
      await app.tap('开始填写')
      await app.tap('自己')
      await app.tap('下一题')
      await app.sees('他现在有哪些长期用药的情况？')
      await app.tap('没有长期用药')
      await app.tap('下一题')
      await app.sees('已保存，换一台设备也能接着填')
      const other = await anotherPhone(members.chen)
      await other.open('questionnaire', HEALTH)
      await other.sees('您对药师的解答满意吗？')
      await other.tap('5 分')
      await other.tap('下一题')
      await other.tap('提交')
      await other.sees('给您的提醒')
      await app.open('questionnaire', HEALTH)
      await app.sees('您的回答')
      await app.sees('5 分（满分 5）')
    },
  )
