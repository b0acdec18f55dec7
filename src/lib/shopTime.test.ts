import { shopDay, shopTime, shopTimeOfYear } from './shopTime'

describe("an instant on the shop's clock", () => {
  it.each([
    ['2026-10-22T22:30:00Z', '2026-10-23 06:30', '10-23 06:30', '10 月 23 日'],
    ['2026-12-31T16:05:00.000Z', '2027-01-01 00:05', '01-01 00:05', '1 月 1 日'],
    ['2026-03-10T12:00:00+08:00', '2026-03-10 12:00', '03-10 12:00', '3 月 10 日'],
  ])('%s reads %s', (instant, time, timeOfYear, day) => {
    expect([shopTime(instant), shopTimeOfYear(instant), shopDay(instant)]).toEqual([time, timeOfYear, day])
  })
})
