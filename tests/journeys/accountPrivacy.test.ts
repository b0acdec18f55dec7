import { journey } from './support/journey'
import { members } from './support/people'

journey('周岚 takes a consent back with as many presses as giving it takes', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('agreeList')
  await app.tap(/用药人信息处理规则/)
  await app.tap('撤回同意')
  await app.tap('撤回')
  await app.sees('已撤回')

  await app.open('drugUserRule')
  await app.tap('同意并继续')
  await app.sees('已记录您的同意')
  await app.open('agreeHistory')
  await app.sees('撤回同意《用药人信息处理规则》')
  await app.sees('同意《用药人信息处理规则》')
})

journey('taking the privacy policy back logs out, and browsing goes on', async ({ app, logInAs }) => {
  await logInAs(members.zhou)
  await app.open('agreeDetail', { document: 'privacy' })
  await app.tap('撤回同意')
  await app.tap('撤回')
  await app.isAt('home')
  await app.open('me')
  await app.sees('登录 / 注册')
  await app.open('product', { productCode: '110011' })
  await app.sees('布洛芬缓释胶囊')
})

journey('a partner is let in by a member and shown out again', async ({ app, logInAs }) => {
  await app.open('authorization', { partner: 'nobody' })
  await app.sees('没有这个合作方')
  await logInAs(members.chen)
  await app.open('authorization', { partner: 'anxin' })
  await app.sees('打码的手机号')
  await app.tap('同意授权')
  await app.sees('已授权')
  await app.tap('留在青禾，查看授权')
  await app.tap(/安欣健康险/)
  await app.tap('取消授权')
  await app.tap('取消授权')
  await app.sees('没有授权这个合作方')
})

journey('advertising is off until it is switched on, and off again with the same press', async ({ app, logInAs }) => {
  await logInAs(members.chen)
  await app.open('notify')
  await app.sees('未开启')
  await app.tap(/营销短信/)
  const isOn = () => app.page.getByRole('switch', { name: '接收营销短信' }).last().getAttribute('aria-checked')
  expect(await isOn()).toBe('false')
  await app.tap('接收营销短信')
  await app.sees(/修改$/)
  expect(await isOn()).toBe('true')
  await app.tap('接收营销短信')
  await app.reload()
  expect(await isOn()).toBe('false')
})

journey('the list of permissions asks for none', async ({ app }) => {
  await app.page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    navigator.geolocation.getCurrentPosition = () => void asked.push('location')
    if ('Notification' in window)
      window.Notification.requestPermission = () => Promise.resolve(String(asked.push('notification')) as NotificationPermission)
  })
  await app.open('permission')
  await app.sees('使用时再询问')
  expect(await app.page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([])
})
