import { devToolsCli } from './devTools'

describe('WeChat DevTools', () => {
  it('is said to be missing in one sentence', () => {
    const named = process.env.WECHAT_DEVTOOLS_CLI
    delete process.env.WECHAT_DEVTOOLS_CLI
    expect(() => devToolsCli(undefined, ['/no/such/place'])).toThrow(
      'WeChat DevTools is not on this machine: install it, or set WECHAT_DEVTOOLS_CLI to the path of its "cli".',
    )
    expect(() => devToolsCli('/no/such/cli')).toThrow('WECHAT_DEVTOOLS_CLI names /no/such/cli, and there is no such file.')
    expect(devToolsCli(process.execPath)).toBe(process.execPath)
    if (named !== undefined) process.env.WECHAT_DEVTOOLS_CLI = named
  })
})
