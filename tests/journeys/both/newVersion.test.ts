import { journeyEverywhere } from '../support/everywhere'
import { members } from '../support/people'
import { publish } from '../support/publish'
import { submit, toConfirm } from '../support/steps'

const CHANGES = '新增慢病随访记录的保存期限。'
const ASKS = '您同意过的文件有重要更新，请看看改了什么。'

journeyEverywhere(
  '林秀芝 is asked once about a change that matters; after her no she buys what needs no prescription',
  async ({ app, gateway, logInAs }) => {
    await logInAs(members.lin)
    await app.open('home')
    await publish(gateway, { name: 'privacy', changes: CHANGES, material: 'yes' })
    await app.reload()
    await app.sees(ASKS)
    await app.sees(CHANGES)
    await app.sees(/不同意：.+/)
    await app.tap('查看全文')
    await app.sees('慢病随访记录保存五年。')
    await app.goBack()
    await app.tap('不同意')
    await app.isAt('home')

    await app.reload()
    await app.hasAskedForNewVersions()
    await app.isAt('home')
    await toConfirm(app)
    await submit(app)
    await app.open('agreeList')
    await app.sees('未同意')
  },
)

journeyEverywhere('周岚 says yes to a change that matters, and a small one asks nobody', async ({ app, gateway, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('home')
  await publish(gateway, { name: 'clause', changes: '改正错字。', material: 'no' })
  await app.reload()
  await app.hasAskedForNewVersions()
  await app.isAt('home')

  await publish(gateway, { name: 'privacy', changes: CHANGES, material: 'yes' })
  await app.reload()
  await app.sees(ASKS)
  await app.seesNot('改正错字。')
  await app.tap('同意并继续')
  await app.isAt('home')
  await app.reload()
  await app.hasAskedForNewVersions()
  await app.isAt('home')
})
