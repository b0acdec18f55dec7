import type { Request } from 'playwright-core'
import { isAtLeast } from '../../../src/lib/appVersion'
import { members } from '../../journeys/support/people'
import { findIbuprofen, followParcel, logIn, logOut, payAtTheBank, submit, takeNow } from '../../journeys/support/steps'
import type { Shopper } from '../../journeys/support/shopper'
import { isWalked, shopperOn, type Step, type WalkedHost } from '../table'
import type { InHost } from './hostJourney'

const PRODUCT = { productCode: '110011' }

/** The way of a shopper through one host, as far as it is walked there; `did` hears of each step that is done. */
export async function fullJourney(host: WalkedHost, { app, address, log, weixin }: InHost, did: (step: Step) => void) {
  const native = 'version' in host
  const inMini = host.kind === 'doctorMini'
  const confirmsOutside = inMini || (native && isAtLeast(host.version, '6.33.0'))
  const person = members[shopperOn(host.system)]
  const submits = submitsOf(app)

  if (isWalked(host, 'browse')) {
    await findIbuprofen(app)
    if (weixin) await passesOn(weixin)
    if ('version' in host)
      expect(await log()).toContainEqual({
        at: 'link',
        words: expect.stringMatching(/^qinghe-\w+:\/\/product\?productCode=\d+$/) as string,
      })
    did('browse')
  }

  await app.open('product', PRODUCT)
  await takeNow(app)
  await logsIn()
  // Our own login comes back to the page that asked, which goes on; a page that is opened anew knows no more of it.
  if (native || inMini) await app.isAt('product', PRODUCT)
  else await app.sees('应付金额')
  await app.open('me')
  await app.sees(person.name)
  did('logIn')

  await app.open('product', PRODUCT)
  await takeNow(app)
  if (!confirmsOutside) {
    await app.sees('应付金额')
    await submit(app)
    expect(submits.body('/api/orders')).toMatchObject({ originType: host.system === 'ios' ? 46 : 43 })
    did('buy')
    if (native || weixin) {
      await app.tap(/^确认支付/)
      if (native) await app.tap('查看支付结果')
      await app.sees('支付成功')
    } else await payAtTheBank(app)
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

  if (isWalked(host, 'follow')) {
    await followParcel(app)
    did('follow')
  }
  if (isWalked(host, 'expire')) {
    await endSession(app, address)
    await app.open('orders')
    await logsIn()
    await app.isAt('orders')
    await app.sees('布洛芬缓释胶囊')
    did('expire')
  }
  if (isWalked(host, 'logOut')) {
    await logOut(app)
    if (native) {
      await app.reload()
      await app.sees(person.name)
    }
    did('logOut')
  }

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
    await logIn(app, person)
  }
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
