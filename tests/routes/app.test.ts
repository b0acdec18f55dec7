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

  it('says that an address is unknown, and keeps it', async () => {
    app = await bootApp('/no/such/place?x=1', { gateway })
    expect(location.pathname + location.search).toBe('/no/such/place?x=1')
    expect(document.title).toBe('页面不存在')
  })

  it('fills in the name that the address of an app gave along', async () => {
    app = await bootApp('/login?preLogin=account&userName=linxiuzhi', { gateway })
    await app.sees('账号登录')
    expect([...document.querySelectorAll('input')].map(({ value }) => value)).toContain('linxiuzhi')
    expect(location.search).toBe('?preLogin=account')
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
