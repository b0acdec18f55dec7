import { pollDelay } from './pollDelay'

describe('waiting for a payment', () => {
  it('asks ever more seldom, and stops after 30 seconds', () => {
    const delays: number[] = []
    for (let asked = 0; pollDelay(asked) !== undefined; asked += 1) delays.push(pollDelay(asked) ?? 0)
    expect(delays.slice(0, 3)).toEqual([1000, 2000, 4000])
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(30_000)
  })
})
