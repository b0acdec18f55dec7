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

  it('greets a member', async () => {
    app = await bootApp('/user', { gateway, as: 'zhou' })
    await app.sees(/周岚/)
  })
})
