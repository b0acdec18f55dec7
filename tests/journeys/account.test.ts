import { journey } from './support/journey'
import { members } from './support/people'
import { textMessages } from './support/textMessages'

const NEW_PHONE = '13912340001'

journey('somebody new registers, is refused what is wrong beside the field, and keeps what was typed', async ({ app, gateway }) => {
  const phone = textMessages(app, gateway)
  await app.open('me')
  await app.open('register')
  await app.tap('注册')
  await app.sees('请填写 11 位手机号')
  await app.fill('手机号', NEW_PHONE)
  await phone.typeCodeFor(NEW_PHONE)
  await app.fill('设置密码', 'short1')
  await app.tap('注册')
  await app.sees('密码至少 8 位')
  await app.fill('设置密码', 'Qinghe2027')
  await app.tap('注册')
  await app.sees('请先阅读并同意用户协议与隐私政策')
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('注册')
  await app.isAt('home')

  await app.open('agreeList')
  await app.sees('用户协议')
  await app.sees('隐私政策')
  await app.open('settings')
  await app.tap('退出登录')
  await app.tap('退出')
  await app.sees('登录 / 注册')

  await app.open('login', { preLogin: 'ACCOUNT' })
  await app.fill('手机号或用户名', NEW_PHONE)
  await app.fill('密码', 'Qinghe2027')
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('登录')
  await app.isAt('home')
})

journey('setting a password without a proof says how to get one', async ({ app }) => {
  await app.open('setPassword')
  await app.sees('先用手机号验证一下')
  await app.tap('去验证')
  await app.isAt('forgetPassword')
})

journey('周岚 sees her devices and logs all of them out', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('devices')
  await app.sees('这台设备')
  await app.tap('退出所有设备')
  await app.tap('全部退出')
  await app.sees('登录 / 注册')
})
