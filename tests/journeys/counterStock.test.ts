import { deskOf } from './support/deskOf'
import { journey } from './support/journey'
import { members } from './support/people'
import { putStock } from './support/putStock'

const IBUPROFEN = '110011'
const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const

journey('an operator sees who waits for stock and fills the shelf, and who waited is told once', async ({ app, gateway, logInAs }) => {
  await putStock(gateway, [IBUPROFEN], 0)
  await logInAs(members.chen)
  await app.open('product', { productCode: IBUPROFEN })
  await app.tap('到货提醒')
  await app.sees('已登记')

  const { work, leave } = await deskOf({ gateway }, OPERATOR, '/stock-reminders')
  await work.getByRole('row', { name: /布洛芬缓释胶囊.*1/ }).waitFor()
  await work.goto(`${gateway.address}/work/products?code=${IBUPROFEN}`)
  await work.getByRole('button', { name: '改库存' }).first().click()
  await work.getByRole('dialog').getByLabel('可售库存').fill('40')
  await work.getByRole('dialog').getByLabel('这次为什么改').fill('到货')
  await work.getByRole('button', { name: /保\s*存$/ }).click()
  await work.getByText('已保存，顾客马上看到').waitFor()

  await app.open('messages')
  await app.sees('「布洛芬缓释胶囊」现在有货')
  await work.goto(`${gateway.address}/work/stock-reminders`)
  await work.getByText('到货提醒都办完了').waitFor()
  await leave()
  await app.open('home')
  await app.tap('消息，1 条未读')
  await app.isAt('messages')
})
