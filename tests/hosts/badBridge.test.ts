import { members } from '../journeys/support/people'
import { logIn, submit, takeNow, toConfirm } from '../journeys/support/steps'
import { hostJourney, shellOf } from './support/hostJourney'
import { shopperOn } from './table'

const UPGRADE = '请将应用升级到最新版本'
const android = { app: 'mallApp', system: 'android', version: '6.9.0' } as const
const product = { productCode: '110011' }

hostJourney(
  'an app without a bridge is told to be upgraded, and sells all the same',
  { shell: () => shellOf({ ...android, bridge: false }) },
  async ({ app }) => {
    await app.open('home')
    await app.sees('登录信息无法读取')
    await app.sees(UPGRADE)
    await app.tap('我知道了')
    await app.tap('搜药品、症状或拼音首字母')
    await app.fill('搜索', 'blf')
    await app.tap('搜索「blf」')
    await app.sees('布洛芬缓释胶囊')
  },
)

hostJourney(
  'answers that somebody in the page forged log nobody in',
  { shell: () => shellOf({ ...android, answers: { getToken: 'forged' } }) },
  async ({ app, log }) => {
    await app.open('home')
    await app.sees(UPGRADE)
    expect((await log()).filter(({ at }) => at === 'answered')).toHaveLength(3)
    await app.tap('我知道了')
    await app.open('me')
    await app.seesNot('somebody')
    expect(await app.page.evaluate(() => localStorage.getItem('qinghe.session'))).toBeNull()
  },
)

hostJourney(
  'an app that follows no link leaves the login to the shop',
  { shell: () => shellOf({ ...android, followsLinks: false }) },
  async ({ app, log }) => {
    await app.open('product', product)
    await takeNow(app)
    await logIn(app, members.lin)
    await app.isAt('orderConfirm')
    expect(await log()).toContainEqual({ at: 'link', words: 'qinghe-mall://login?backurl=%2Fproduct%2F110011.html' })
  },
)

hostJourney(
  'a payment that was cancelled in the app leaves the order to be paid',
  { shell: () => shellOf({ ...android, answers: { pay: 'cancelled' } }) },
  async ({ app }) => {
    await app.open('me')
    await app.tap('登录 / 注册')
    await app.sees(members[shopperOn(android.system)].name)
    await toConfirm(app)
    await submit(app)
    await app.tap(/^确认支付/)
    await app.sees('已经付款了吗')
    await app.sees(/^确认支付/)
    await app.seesNot('支付成功')
  },
)

hostJourney('a shop in a frame asks the app for nothing', { shell: () => shellOf(android) }, async ({ app, address, log }) => {
  // The gateway forbids framing; somebody who serves the shop otherwise may forget that.
  await app.page.route(`${address}/frame`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>frame</title><iframe src="/" style="width:100%;height:700px"></iframe>',
    }),
  )
  await app.page.route(`${address}/`, async (route) => {
    const reply = await route.fetch()
    const { 'x-frame-options': _options, 'content-security-policy': _policy, ...headers } = reply.headers()
    await route.fulfill({ response: reply, headers })
  })
  await app.page.goto(`${address}/frame`)
  await app.page.frameLocator('iframe').getByText('搜药品、症状或拼音首字母').first().waitFor()
  await app.page.frameLocator('iframe').getByText(UPGRADE).waitFor()
  expect(await log()).toEqual([])
})
