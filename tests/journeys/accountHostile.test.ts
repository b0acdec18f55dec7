import { publicUrl } from '../../src/routes/resolve'
import { ACCOUNT_AREA } from './support/accountArea'
import { journey } from './support/journey'
import { members } from './support/people'

const EVIL = 'evil.example'
/** One of each kind, for what the router and Chromium make of it; the rule has the whole list (src/lib/hostileAddresses.test.ts). */
const HOSTILE_ADDRESSES = [`https://${EVIL}`, `/\\${EVIL}`, `/%2f${EVIL}`, 'javascript:window.hit=true']

/** One row of each page: rows that share a page type and store alike. */
const PAGES = ACCOUNT_AREA.filter(({ row }, place) => ACCOUNT_AREA.findIndex((other) => other.row.page === row.page) === place)

journey('hostile addresses to come back to lead nowhere but home', { shop: 'shared' }, async ({ app, gateway }) => {
  const left: string[] = []
  app.page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).origin !== new URL(gateway.address).origin) left.push(request.url())
  })
  await app.open('home')
  for (const backurl of HOSTILE_ADDRESSES) {
    await app.turnTo(`/account/login?backurl=${encodeURIComponent(backurl)}&preLogin=account`)
    await app.fill('手机号或用户名', members.chen.loginName)
    await app.fill('密码', members.chen.password)
    await app.tick('我已阅读并同意用户协议和隐私政策')
    await app.tap('登录')
    await app.isAt('home')
  }
  expect(left).toEqual([])
  expect(await app.page.evaluate(() => (window as { hit?: boolean }).hit)).toBeUndefined()
})

journey(
  'a phone, a number and a token put into every page stay out of addresses, storage and logs',
  { env: { LOG: 'json' } },
  async ({ app, gateway, logInAs, tokenOf }) => {
    const PHONE = '13987650321'
    const ID_NUMBER = '11010519491231002X'
    const token = tokenOf(members.zhou)
    const canaries = [PHONE, ID_NUMBER, token]
    const seen: string[] = []
    const look = (where: string, text: string | null | undefined) => {
      for (const canary of canaries) if (text?.includes(canary)) seen.push(`${where} tells ${canary.slice(0, 6)}…`)
    }
    let typed = 0
    app.page.on('request', (request) => {
      look('an address', decodeURIComponent(request.url()))
      look('a referrer', decodeURIComponent(request.headers().referer ?? ''))
    })
    app.page.on('console', (message) => look('the console', message.text()))

    for (const isMember of [false, true]) {
      if (isMember) await logInAs(members.zhou)
      await app.open('settings')
      for (const { name, params } of PAGES.filter(({ row: { session } }) => isMember === (session === 'required'))) {
        await app.turnTo(publicUrl(name, params))
        await app.settled()
        for (const [place, field] of (await app.page.locator('input:visible, textarea:visible').all()).entries()) {
          typed += 1
          await field.fill(place % 2 ? ID_NUMBER : PHONE).catch(() => undefined)
        }
        // What is typed is handed in too: a refusal must not tell it either.
        await app.page.evaluate(() => {
          for (const button of document.querySelectorAll<HTMLElement>('.taro_page:not(.taro_page_shade) [role=button]'))
            if (/^(登录|注册|下一步|保存)$/.test(button.textContent)) button.click()
        })
        await app.settled()
        look(`the address of ${name}`, decodeURIComponent(app.page.url()))
        const stored = await app.page.evaluate(() =>
          [
            ...Object.entries(localStorage).filter(([key]) => key !== 'qinghe.session'),
            ...Object.entries(sessionStorage),
            document.cookie,
          ].join(),
        )
        look(`the storage at ${name}`, stored)
      }
    }
    expect(typed).toBeGreaterThan(8)
    expect(gateway.log).toContain('POST /api/tickets 200')
    look('the gateway’s log', gateway.log)
    expect(seen).toEqual([])
  },
)

journey(
  'a link with somebody else’s token asks before it changes who is logged in',
  { shop: 'shared' },
  async ({ app, logInAs, tokenOf }) => {
    await logInAs(members.zhou)
    await app.openAddress(`/delAccount?token=${tokenOf(members.chen)}`)
    await app.sees('切换账号？')
    expect(app.page.url()).not.toMatch(tokenOf(members.chen))
    await app.tap('不是')
    await app.open('me')
    await app.sees('周岚')
  },
)

journey('a token leaves the address bar whatever the shape of its path', { shop: 'shared' }, async ({ app, tokenOf }) => {
  const token = tokenOf(members.chen)
  const asked: string[] = []
  app.page.on('request', (request) => {
    if (!request.isNavigationRequest() && JSON.stringify([request.url(), request.headers().referer]).includes(token))
      asked.push(request.url())
  })
  // The one with a hash comes first: to go there from the same page is no visit.
  for (const at of [
    `/clause#token=${token}`,
    `//host/?token=${token}`,
    `/%2Fhost/?token=${token}`,
    `/\\host?token=${token}`,
    `/clause;token=${token}`,
  ]) {
    await app.openAddress(at)
    expect(app.page.url()).not.toContain(token)
  }
  expect(asked).toEqual([])
})
