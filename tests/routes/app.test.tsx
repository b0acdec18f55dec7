import { bootApp } from '../support/app'

describe('an address', () => {
  it('opens its page, deep in the shop too', async () => {
    const app = await bootApp('/product/110011.html?from=ad')
    expect(location.pathname).toBe('/product/110011.html')
    expect(app.depth()).toBe(1)
    app.close()
  })
})
