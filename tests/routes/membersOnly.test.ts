import { waitFor } from '@testing-library/dom'
import { publicUrl } from '@/routes/resolve'
import type { Route } from '@/routes/route'
import { routes, type RouteName } from '@/routes/table'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'
import { loginBySms } from '../support/gatewayLogin'
import { patternSample } from '../support/patternSample'

const rows = (Object.entries(routes) as Array<[RouteName, Route]>).filter(([, { session }]) => session === 'required')
/** Each members-only row by an address with every parameter it knows. */
const addresses = rows.map(([name, { path, query = [] }]) => {
  const inQuery = Object.fromEntries(query.map((key) => [key, 'kept & back']))
  return { name, address: publicUrl(name, { ...inQuery, ...patternSample(path) }) }
})
const backTo = (address: string) => `/account/login?backurl=${encodeURIComponent(address)}`
const present = () => location.pathname + location.search
/** What each open page says below its bar, the top one last. */
const shown = () => [...document.querySelectorAll('.taro_page')].map((page) => page.querySelector('[role=main]')?.textContent)
const LOGIN = /家人的药/
/** Without the answers that everybody may see, which are kept for the time without a network. */
const stored = () => Object.keys(localStorage).filter((key) => key !== 'qinghe.shopAnswers')

describe('a members-only address', () => {
  let gateway: Gateway
  let app: BootedApp
  beforeAll(async () => {
    gateway = await gatewayAt()
  })

  describe('for a visitor', () => {
    let atLogin: { asked: ReadonlySet<string>; stored: string[] }
    beforeAll(async () => {
      app = await bootApp('/account/login', { gateway })
      await app.sees(LOGIN)
      atLogin = { asked: new Set(app.asked), stored: stored() }
    })
    afterAll(() => app.close())

    /** Comes to an address in the same life of the shop, as the browser's forward arrow does, and waits for the login above it. */
    const turnTo = async (address: string) => {
      history.pushState({ idx: 0, key: address }, '', address)
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
      await waitFor(() => expect(isLedFrom(address)).toBe(true))
      await app.wait()
    }
    const isLedFrom = (address: string) => present() === backTo(address) && LOGIN.test(shown().at(-1) ?? '')

    it.each(addresses)('$name meets the login, and nothing of the page', async ({ address }) => {
      await turnTo(address)

      expect(present()).toBe(backTo(address))
      expect(shown().at(-1)).toMatch(LOGIN)
      expect(shown().at(-2)).toBe('登录后查看登录')
      expect(app.asked.filter((line) => !atLogin.asked.has(line))).toEqual([])
      expect(stored()).toEqual(atLogin.stored)
    })
  })

  describe('for a member', () => {
    afterEach(() => app.close())
    const session = async () => (await import('@/platform/session')).useSession.getState()

    it('comes after the login, with its parameters', async () => {
      const address = publicUrl('addresses', { pick: 'a & b' })
      app = await bootApp(address, { gateway })
      await app.sees(LOGIN)
      const { beginSession, leaveLogin } = await import('@/domain/session/beginSession')
      await beginSession(await gateway.visitor.account.exchange({ body: { token: (await loginBySms(gateway, '13800006207')).token } }))
      await leaveLogin(address)
      await app.sees('选择收货地址')
      expect(present()).toBe(address)
    })

    it('waits for a login that is being handed over', async () => {
      document.cookie = `token=${(await loginBySms(gateway, '13800006207')).token}; path=/`
      app = await bootApp('/user/addresses', { gateway })
      await app.sees('新增收货地址')
      expect(app.depth()).toBe(1)
    })

    it('stays as it is when the session ends', async () => {
      app = await bootApp('/user/address/add', { gateway, as: 'zhou' })
      const field = (await app.sees('收货人')).ownerDocument.querySelector('input')
      ;(await session()).end()
      await app.wait()
      expect(app.page().querySelector('input')).toBe(field)
      expect(field).not.toBeNull()
    })
  })
})
