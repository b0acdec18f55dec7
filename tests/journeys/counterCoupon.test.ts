import { DAY } from '../../src/lib/duration'
import { shopFormat } from '../../src/lib/time'
import { deskOf } from './support/deskOf'
import { journey } from './support/journey'
import { members } from './support/people'
import { givesAddress, payAtTheBank, submit, toConfirm } from './support/steps'

const OPERATOR = { loginName: 'cheng', name: '程路', role: 'operator' } as const

journey('an operator makes a coupon, which 陈默 draws, pays less with and has then used', async ({ app, gateway, logInAs }) => {
  const minuteOf = (instant: Date) => shopFormat(instant, 'YYYY-MM-DDTHH:mm')
  const { work, leave } = await deskOf({ gateway }, OPERATOR, '/coupons')
  await work.getByRole('button', { name: '新建优惠券' }).click()
  await work.getByLabel('券名').fill('换季券')
  await work.getByLabel('门槛').fill('20')
  await work.getByLabel('面额').fill('5')
  await work.getByLabel('剩余张数').fill('3')
  await work.getByRole('combobox', { name: '加一件商品' }).fill('布洛芬缓释胶囊')
  await work.getByText(/（110011）$/).click()
  await work.getByLabel('开始').fill(minuteOf(new Date(gateway.now().getTime() - DAY)))
  await work.getByLabel('结束').fill(minuteOf(new Date(gateway.now().getTime() + DAY)))
  await work.getByLabel('这次为什么改').fill('换季')
  await work.getByRole('button', { name: /存\s*草\s*稿/ }).click()
  await work.getByText('v1 已存为草稿，顾客看不到').waitFor()

  await logInAs(members.chen)
  await app.open('couponList')
  await app.sees('可以领的券')
  await app.seesNot('换季券')
  await work.getByRole('button', { name: /立即上线/ }).click()
  await work.getByText('v1 已上线，顾客马上看到').waitFor()

  await givesAddress(app)
  await app.open('couponList')
  await app.tap('领取换季券')
  await app.sees('领取成功')
  await toConfirm(app)
  await app.sees('换季券')
  await app.sees(/[-−]\s*¥\s*5\.00/)
  await submit(app)
  await payAtTheBank(app)
  await app.open('couponList')
  await app.tap(/^商品券/)
  await app.tap('已使用')
  await app.sees('换季券')

  await work.reload()
  await work.getByText('剩余 2 张，0 位会员领了还没用').waitFor()
  await leave()
})
