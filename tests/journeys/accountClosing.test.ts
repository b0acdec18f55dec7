import { journey } from './support/journey'
import { members } from './support/people'
import { logIn } from './support/steps'
import { textMessages } from './support/textMessages'

journey('周岚 cannot close her account while orders are under way, and is told where to settle them', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('deregister')
  await app.sees(/个订单没有完成/)
  await app.sees('处理好以上事项后可以注销')
  await app.tap('去处理')
  await app.isAt('orders')
})

journey('陈默 closes his account within five screens, is logged out, and calls it off', async ({ app, gateway, logInAs, anotherPhone }) => {
  const phone = textMessages(app, gateway)
  const other = await anotherPhone(members.chen)
  await other.open('addresses')
  await logInAs(members.chen)

  const screens = ['me']
  await app.open('me')
  await app.tap('设置')
  screens.push('settings')
  await app.tap('注销账号')
  screens.push('conditions')
  await app.tap('下一步')
  await app.sees('请先阅读并勾选《注销须知》')
  await app.tick('我已阅读并同意注销须知')
  await app.tap('下一步')
  screens.push('proof')
  await app.tap('提交注销')
  await app.sees('请填写 6 位短信验证码')
  await phone.typeCodeFor(members.chen.phone)
  await app.tap('提交注销')
  await app.sees('提交注销申请？')
  await app.tap('提交注销')
  await app.isAt('delRecord')
  screens.push('record')
  expect(screens.length).toBeLessThanOrEqual(5)
  await app.sees('申请编号')
  await app.sees('冷静期到')

  await other.reload()
  await other.sees('家人的药，放心交给青禾')

  await app.reload()
  await app.sees('用原手机号登录后查看')
  await app.tap('用原手机号登录')
  await logIn(app, members.chen)
  await app.isAt('delRecord')
  await app.tap('取消注销')
  await app.sees('取消注销？')
  await app.tap('取消注销')
  await app.sees('注销已取消')
  await app.tap('去登录')

  await logIn(app, members.chen)
  await app.sees('没有进行中的注销')
  await app.open('me')
  await app.sees('陈默')
})
