import { deskOf } from './support/deskOf'
import { journey } from './support/journey'
import { members } from './support/people'
import { givesAddress, submit, toConfirm } from './support/steps'

const CLERK = { loginName: 'meng', name: '孟夏', role: 'clerk' } as const

journey('a clerk gives coins for an order of 陈默, with a reason; he is told and has them', async ({ app, gateway, logInAs }) => {
  await logInAs(members.chen)
  await givesAddress(app)
  await toConfirm(app)
  await submit(app)
  const orderCode = /\d{10,}/.exec(app.page.url())?.[0] ?? ''

  const { work, leave } = await deskOf({ gateway }, CLERK, '/compensations')
  await work.getByText('还没有补发过').waitFor()
  await work.getByRole('button', { name: /补\s*发/ }).click()
  const dialog = work.getByRole('dialog', { name: '补发权益' })
  await dialog.getByRole('button', { name: /补\s*发/ }).click()
  await dialog.getByText('请填写订单号').waitFor()
  await dialog.getByLabel('订单号').fill('nothing-like-it')
  await dialog.getByLabel(/^健康币（/).fill('120')
  await dialog.getByLabel(/^原因/).fill('漏发一盒，等补寄')
  await dialog.getByRole('button', { name: /补\s*发/ }).click()
  await dialog.getByText('这笔订单').waitFor()
  await dialog.getByLabel('订单号').fill(orderCode)
  await dialog.getByRole('button', { name: /补\s*发/ }).click()
  await work.getByText('已补发，会员已收到消息').waitFor()
  await work.getByText('漏发一盒，等补寄').waitFor()
  await work.getByText('120 枚健康币').waitFor()

  await app.open('messages')
  await app.sees('补发已到账')
  await app.open('coin')
  await app.sees('客服补发')
  await leave()
})
