import { render, screen } from '@testing-library/react'

describe('the host’s own login', () => {
  let logins: string[] | undefined
  const show = async (told: string[] | undefined) => {
    logins = told
    jest.doMock('@/domain/mallConfig/useMallConfig', () => ({ useMallConfig: () => ({ logins }) }))
    jest.doMock('./useAgreements', () => ({ useAgreements: () => ({ agreements: 'clause@1', retry: async () => undefined }) }))
    const { OtherLogin } = await import('./OtherLogin')
    render(<OtherLogin login={{ provider: 'wechat', words: '微信登录' }} onLogin={async () => undefined} onBind={() => undefined} />)
    return screen.queryByText('微信登录') !== null
  }

  it.each([
    ['is offered where the shop takes it', ['wechat', 'alipay'], true],
    ['is offered where the shop tells of none', undefined, true],
    ['is not there where the shop has switched it off', ['alipay'], false],
  ])('%s', async (_title, told, isThere) => {
    expect(await show(told)).toBe(isThere)
  })
})
