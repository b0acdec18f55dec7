import { bootApp, type BootedApp } from '../support/app'

describe('the login in the place of a members-only page', () => {
  let app: BootedApp
  let isLost = true
  beforeEach(() => {
    jest.doMock('@/domain/session/LoginFirst', () => {
      if (isLost) throw new Error('Loading chunk 42 failed.')
      return { LoginFirst: () => '登录后查看' }
    })
  })
  afterEach(() => {
    jest.dontMock('@/domain/session/LoginFirst')
    app.close()
  })

  it('is an offline page with a retry while it cannot be fetched', async () => {
    app = await bootApp('/user/addresses')
    await app.sees('网络不太顺畅')
    const { useConnectivity } = await import('@/platform/connectivity')
    useConnectivity.setState({ online: false })
    await app.sees('没有网络')

    isLost = false
    await app.tap('重试')
    await app.sees('登录后查看')
  })
})
