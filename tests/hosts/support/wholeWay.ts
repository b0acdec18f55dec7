import type { Request } from 'playwright-core'
import { isAtLeast } from '../../../src/lib/appVersion'
import { members } from '../../journeys/support/people'
import type { Shopper } from '../../journeys/support/shopper'
import { shopperOn, type Deed, type WalkedHost } from '../table'
import type { InHost } from './hostJourney'

const PRODUCT = { productCode: '110011' }

/** The whole way of a shopper through one host; `did` hears of each deed that is done. */
export async function wholeWay(host: WalkedHost, { app, address, log, weixin }: InHost, did: (deed: Deed) => void) {
  const native = 'version' in host
  const inMini = host.kind === 'doctorMini'
  const confirmsOutside = inMini || (native && isAtLeast(host.version, '6.33.0'))
  const person = members[shopperOn(host.system)]
  const submits = submitsOf(app)

  await app.open('home')
  await app.tap('搜药品、症状或拼音首字母')
  await app.fill('搜索', 'blf')
  await app.tap('搜索「blf」')
  await app.tap('布洛芬缓释胶囊')
  await app.sees('请按药品说明书或者在药师指导下购买和使用')
  if (weixin) await passesOn(weixin)
  did('browse')

  await app.open('product', PRODUCT)
  await chooseToBuy(app)
  await logsIn()
  await app.isAt('product', PRODUCT)
  await app.open('me')
  await app.sees(person.name)
  did('logIn')

  await app.open('product', PRODUCT)
  await chooseToBuy(app)
  if (!confirmsOutside) {
    await app.sees('应付金额')
    await app.tick('药品除质量原因外')
    await app.tap('提交订单')
    await app.sees(/^支付信息已加密/)
    expect(submits.body('/api/orders')).toMatchObject({ originType: host.system === 'ios' ? 46 : 43 })
    did('buy')
    await app.tap(/^确认支付/)
    if (native) await app.tap('查看支付结果')
    else if (!weixin) {
      await app.sees('演示银行')
      await app.tap(/^确认支付/)
    }
    await app.sees('支付成功')
    if (weixin) expect([weixin.authorized, weixin.opened.length]).toEqual([1, 1])
    if (native)
      expect(await log()).toContainEqual(expect.objectContaining({ at: 'asked', words: expect.stringMatching(/^pay /) as string }))
    await app.tap('查看订单')
  } else {
    await app.page.waitForURL(/\/orders\/\w+$/)
    expect(submits.body('/api/purchase/now')).toMatchObject({ sourceHost: host.kind })
    expect((await log()).map(({ words }) => words)).toContainEqual(
      expect.stringMatching(inMini ? /^\/features\/order\/pages\/confirm\/index\?settleId=/ : /^openOrderConfirm \{"settleId":/),
    )
    did('buy')
  }
  await app.sees('布洛芬缓释胶囊')
  did('pay')

  await app.open('orders', { tab: 'shipped' })
  await app.tap('查看物流')
  await app.sees('已揽收')
  did('follow')

  await endSession(app, address)
  await app.open('orders')
  await logsIn()
  await app.isAt('orders')
  await app.sees('布洛芬缓释胶囊')
  did('expire')

  await app.open('settings')
  await app.tap('退出登录')
  await app.tap('退出')
  await app.isAt('me')
  await app.sees('登录 / 注册')
  if (native) {
    await app.reload()
    await app.sees(person.name)
  }
  did('logOut')

  expect(submits.platforms()).toEqual([native ? 'APP' : 'MOBILE'])
  if (weixin) expect(weixin.refused).toEqual([])

  /** The card in WeChat's own menu is the product's; iOS looks at the address the shop was entered by, Android at the present one. */
  async function passesOn(weixin: NonNullable<InHost['weixin']>) {
    const present = app.page.url()
    const cardOf = () => Promise.resolve(weixin.card?.link === present || undefined)
    await app.until(cardOf, () => `passes on ${JSON.stringify(weixin.card)}, not ${present}`)
    expect(weixin.card?.title).toContain('布洛芬缓释胶囊')
    if (host.system === 'ios') expect(weixin.signed[0]).toBe(`${address}/`)
    else expect(weixin.signed.at(-1)).toBe(present)
  }

  /** Where a login is asked for: an app and the mini-program have their own, which open the page anew; the mobile site has ours. */
  async function logsIn() {
    if (native || inMini) {
      await app.page.waitForFunction(() => localStorage.getItem('qinghe.session')?.includes('"token"'))
      await app.loaded()
      return
    }
    await app.tap('账号密码登录')
    await app.fill('手机号或用户名', person.loginName)
    await app.fill('密码', 'Qinghe2026')
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('登录')
  }
}

async function chooseToBuy(app: Shopper) {
  await app.tap('立即购买')
  await app.sees('规格')
  await app.tap('立即购买')
}

/** The session of the page ends elsewhere: the page notices at its next call. */
async function endSession(app: Shopper, address: string) {
  const token = await app.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('qinghe.session') ?? '{}') as { data?: { token?: string } }
    return kept.data?.token
  })
  const reply = await fetch(`${address}/api/session`, { method: 'DELETE', headers: { Authorization: `Bearer ${token ?? ''}` } })
  expect(reply.status).toBe(200)
}

/** What the page sends when something is bought, the calls of the app beside it left out. */
function submitsOf(app: Shopper) {
  const sent: Request[] = []
  app.page.on('request', (request) => {
    if (request.method() === 'POST' && request.headers()['x-device-id']) sent.push(request)
  })
  return {
    body: (path: string) =>
      sent
        .filter((request) => new URL(request.url()).pathname === path)
        .at(-1)
        ?.postDataJSON() as unknown,
    platforms: () => [...new Set(sent.map((request) => request.headers()['x-platform']))],
  }
}
