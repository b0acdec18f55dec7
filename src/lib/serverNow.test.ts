import { serverNow } from './serverNow'

describe("the gateway's clock", () => {
  it('goes on while an answer lies in the cache, however wrong the clock of the device is', () => {
    const at = Date.parse('2031-01-01T00:00:00Z')
    expect(new Date(serverNow({ serverTime: '2026-11-21T08:00:00+08:00', at }, at + 90_000)).toISOString()).toBe('2026-11-21T00:01:30.000Z')
  })
})
