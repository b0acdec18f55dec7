import { timeLeft } from './timeLeft'

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
