import { waitFor } from '@testing-library/dom'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

describe('the shop in a browser', () => {
  let gateway: Gateway
  let app: BootedApp
  beforeAll(async () => {
    gateway = await gatewayAt()
  })
  afterEach(() => app.close())

  it('opens at home', async () => {
    app = await bootApp('/', { gateway })
    expect(location.pathname).toBe('/')
    expect(document.title).toBe('青禾健康')
    await app.sees('分类')
  })

  it('opens deep inside by a link, with the parameters of the address', async () => {
    app = await bootApp('/product/120011.html?from=ad', { gateway })
    expect(app.depth()).toBe(1)
    expect(location.pathname + location.search).toBe('/product/120011.html?from=ad')
  })

  it('hands the product of an address to the page whose row names it', async () => {
    app = await bootApp('/pharmacist?productCode=110011&accountId=7', { gateway })
    await app.sees(/布洛芬缓释胶囊/)
    expect(location.pathname + location.search).toBe('/pharmacist?productCode=110011')
  })

  it('says that an address is unknown, and keeps it', async () => {
    app = await bootApp('/no/such/place?x=1', { gateway })
    expect(location.pathname + location.search).toBe('/no/such/place?x=1')
    expect(document.title).toBe('页面不存在')
  })

  const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value).filter(Boolean)

  it.each([
    ['a name, to who logs in by name', '?preLogin=account&userName=linxiuzhi', ['linxiuzhi']],
    ['a name, and no phone to be texted', '?userName=linxiuzhi', []],
    ['a phone, to who logs in by text message', '?userName=13800001943', ['13800001943']],
  ])('fills in who the address of an app speaks of: %s', async (_what, search, filled) => {
    app = await bootApp(`/login${search}`, { gateway })
    await app.sees('登录')
    expect(typed()).toEqual(filled)
    expect(location.search).not.toContain('userName')
  })

  it('keeps such a name for the login by name', async () => {
    app = await bootApp('/login?userName=linxiuzhi', { gateway })
    await app.tap('账号密码登录')
    await app.sees('账号登录')
    expect(typed()).toEqual(['linxiuzhi'])
  })

  it.each([
    ['exchanges no token of the member who is logged in already', 'zhou', false],
    ['exchanges a token of somebody else', 'lin', true],
  ] as const)('%s', async (_what, whose, isExchanged) => {
    const { token, memberId } = gateway[whose]
    app = await bootApp(`/?token=${token}&accountId=${memberId}`, { gateway, as: 'zhou' })
    await app.sees('分类')
    // What a member's home asks last, long after it would have exchanged.
    await waitFor(() => expect(app.asked).toContain('GET /api/messages/unread'))
    expect(app.asked.includes('POST /api/login/exchange')).toBe(isExchanged)
  })

  it('greets a member', async () => {
    app = await bootApp('/user', { gateway, as: 'zhou' })
    await app.sees(/周岚/)
  })
})
