import { journey } from './support/journey'
import { members } from './support/people'
import type { Shopper } from './support/shopper'
import { textMessages } from './support/textMessages'

const NOBODY = '13912340009'
/** What stands in a field now. */
const typed = (app: Shopper, label: string) => app.page.getByLabel(label).filter({ visible: true }).first().inputValue()

journey(
  'a wrong code, a used one and a picture of yesterday are told beside their fields, and what was typed stays',
  async ({ app, gateway, anotherPhone }) => {
    const phone = textMessages(app, gateway)
    await app.open('forgetPassword')
    await app.fill('手机号', members.chen.phone)
    const code = await phone.typeCodeFor(members.chen.phone)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await app.fill('短信验证码', wrong)
    await app.tap('下一步')
    await app.sees('短信验证码不正确或已失效，请核对或重新获取')
    expect([await typed(app, '手机号'), await typed(app, '短信验证码')]).toEqual([members.chen.phone, wrong])
    await app.fill('短信验证码', code)
    await app.tap('下一步')
    await app.isAt('setPassword')

    const other = await anotherPhone()
    await other.open('forgetPassword')
    await other.fill('手机号', members.chen.phone)
    await other.fill('短信验证码', code)
    await other.tap('下一步')
    await other.sees('短信验证码不正确或已失效，请核对或重新获取')
    expect([await typed(other, '手机号'), await typed(other, '短信验证码')]).toEqual([members.chen.phone, code])

    // A ticket is gone after five minutes: one that is not there is told alike.
    await other.page.route('**/api/smscode/v2', (route) => {
      const body = route.request().postDataJSON() as Record<string, string>
      return route.continue({ postData: JSON.stringify({ ...body, ticket: 'x'.repeat(32) }) })
    })
    await other.fill('手机号', NOBODY)
    await other.fill('图形验证码', 'ACDE')
    await other.tap('获取验证码')
    await other.sees('图形验证码已失效，请重新获取')
    expect([await typed(other, '手机号'), await typed(other, '短信验证码')]).toEqual([NOBODY, code])
  },
)

journey('a weak password and a wrong one are told beside their field, and what was typed stays', async ({ app, gateway }) => {
  const phone = textMessages(app, gateway)
  await app.open('register')
  await app.fill('手机号', NOBODY)
  const code = await phone.typeCodeFor(NOBODY)
  for (const [weak, says] of [
    ['short1', '密码至少 8 位'],
    ['12345678', '密码须同时包含字母和数字'],
  ] as const) {
    await app.fill('设置密码', weak)
    await app.tap('注册')
    await app.sees(says)
    expect([await typed(app, '手机号'), await typed(app, '短信验证码'), await typed(app, '设置密码')]).toEqual([NOBODY, code, weak])
  }

  await app.open('login', { preLogin: 'account' })
  await app.fill('手机号或用户名', 'zhoulan')
  await app.fill('密码', 'Qinghe2025')
  await app.tick('我已阅读并同意用户协议和隐私政策')
  await app.tap('登录')
  await app.sees('账号或密码不正确，请核对后重试')
  expect([await typed(app, '手机号或用户名'), await typed(app, '密码')]).toEqual(['zhoulan', 'Qinghe2025'])
})

journey(
  'a phone somebody else has is told beside the phone, and an unknown partner and an unknown text on a page of their own',
  async ({ app, gateway, logInAs }) => {
    const phone = textMessages(app, gateway)
    await app.open('register')
    await app.fill('手机号', members.chen.phone)
    const code = await phone.typeCodeFor(members.chen.phone)
    await app.fill('设置密码', 'Qinghe2027')
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('注册')
    await app.sees(/已注册/)
    expect([await typed(app, '手机号'), await typed(app, '短信验证码'), await typed(app, '设置密码')]).toEqual([
      members.chen.phone,
      code,
      'Qinghe2027',
    ])
    await app.tap('去登录')
    await app.sees('家人的药，放心交给青禾')

    await logInAs(members.chen)
    await app.open('authorization', { partner: 'nobody' })
    await app.sees('没有这个合作方')
    await app.openAddress('/privacy/history/1999-01-01')
    await app.sees('没有找到这个页面')
  },
)
