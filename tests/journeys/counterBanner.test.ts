import { deskOf } from './support/deskOf'
import { journey } from './support/journey'

const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const
const TITLE = '换季护肤周'

journey('an operator drafts a banner, sees it on the shop’s home, and shoppers do once it is published', async ({ app, gateway }) => {
  const { work, leave } = await deskOf({ gateway }, OPERATOR, '/settings?key=mallConfig.commonResource1')
  const first = work.getByLabel('标题', { exact: true }).first()
  await first.waitFor()
  const before = await first.inputValue()
  await app.open('home')
  await app.sees(before)
  await work.getByLabel('这次为什么改').fill('换季')
  await first.fill(TITLE)
  await work.getByRole('button', { name: /存\s*草\s*稿/ }).click()
  await work.getByText('v1 已存为草稿，顾客看不到').waitFor()
  const phone = work.frameLocator('iframe[title="店里的样子"]')
  await phone.getByText(TITLE).first().waitFor()
  await app.reload()
  await app.sees(before)
  await app.seesNot(TITLE)
  await work.getByRole('button', { name: /立即上线/ }).click()
  await work.getByText('v1 已上线，顾客马上看到').waitFor()
  await leave()

  await app.reload()
  await app.sees(TITLE)
  await app.seesNot(before)
})
