import { serverNow, timeLeft } from './clock'

describe('time that runs out', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [3_661_000, { days: 0, hours: 1, minutes: 1, seconds: 1 }],
    [90_000_000, { days: 1, hours: 25, minutes: 0, seconds: 0 }],
  ])('of %i ms is %j', (left, shown) => {
    expect(timeLeft(left)).toEqual(shown)
  })
})

describe("the gateway's clock", () => {
  it('goes on while an answer lies in the cache, however wrong the clock of the device is', () => {
    const at = Date.parse('2031-01-01T00:00:00Z')
    expect(new Date(serverNow({ serverTime: '2026-11-21T08:00:00+08:00', at }, at + 90_000)).toISOString()).toBe('2026-11-21T00:01:30.000Z')
  })
})
