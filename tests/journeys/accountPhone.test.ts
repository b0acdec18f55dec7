import { journey } from './support/journey'
import { members } from './support/people'
import { textMessages } from './support/textMessages'

const NEW_PHONE = '13912340001'

journey('林秀芝 forgot her password, sets another and is asked to log in with it', async ({ app, gateway }) => {
  const phone = textMessages(app, gateway)
  await app.open('login', { preLogin: 'account' })
  await app.tap('忘记密码')
  await app.fill('手机号', members.lin.phone)
  await phone.typeCodeFor(members.lin.phone)
  await app.tap('下一步')
  await app.isAt('setPassword')
  await app.fill('新密码', '12345678')
  await app.tap('保存新密码')
  await app.sees('密码须同时包含字母和数字')
  await app.fill('新密码', 'Xiuzhi2027')
  await app.tap('保存新密码')
  await app.sees('密码已重设')
  await app.tap('去登录')

  await app.fill('手机号或用户名', 'linxiuzhi')
  await app.fill('密码', 'Qinghe2026')
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('登录')
  await app.sees(/不正确/)
  await app.fill('密码', 'Xiuzhi2027')
  await app.tap('登录')
  await app.isAt('home')
  await app.open('me')
  await app.sees('林秀芝')
})

journey(
  '周岚 takes another phone number, stays logged in here and is logged out elsewhere',
  async ({ app, gateway, logInAs, anotherPhone }) => {
    const phone = textMessages(app, gateway)
    const other = await anotherPhone(members.zhou)
    await other.open('favourites')
    await other.sees('我的收藏')

    await logInAs(members.zhou)
    await app.open('modifyPhone')
    await app.sees('138****6207')
    await phone.typeCodeFor(members.zhou.phone)
    await app.tap('下一步')
    await app.fill('新手机号', members.chen.phone)
    await phone.typeCodeFor(members.chen.phone)
    await app.tap('完成修改')
    await app.sees(/已注册|已绑定|已被/)
    await app.fill('新手机号', NEW_PHONE)
    await phone.typeCodeFor(NEW_PHONE)
    await app.tap('完成修改')
    await app.isAt('home')
    await app.open('modifyPhone')
    await app.sees('139****0001')

    await other.reload()
    await other.sees('家人的药，放心交给青禾')
  },
)
