import * as fc from 'fast-check'
import { DAY, HOUR } from './duration'
import {
  dayBefore,
  lastDayOf,
  daysInMonth,
  monthsAfter,
  shopDate,
  shopDay,
  shopFields,
  shopFormat,
  shopHour,
  shopMidnight,
  shopMoment,
  shopTime,
  shopTimeOfYear,
  shopWeekday,
  shopDayAgo,
  shopWhen,
  spokenDate,
  spokenMonth,
  utcFormat,
  withWholeDays,
} from './time'

it('keeps the days of a sentence whole', () => {
  expect(withWholeDays('预计明天 11 月 22 日 18:00–21:00 送达')).toBe('预计明天 11\u00a0月\u00a022\u00a0日 18:00–21:00 送达')
})

describe.each(['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Auckland'])('on a device in %s', (zone) => {
  beforeAll(() => setDeviceZone(zone))

  it('says the clock of a moment today, and the day before it of any other', () => {
    const now = '2026-11-21T23:30:00+08:00'
    expect(shopMoment('2026-11-21T00:05:00+08:00', now)).toBe('00:05')
    expect(shopMoment('2026-11-20T23:59:00+08:00', now)).toBe('11 月 20 日 23:59')
  })

  it('has the clock of that zone', () => {
    const hour = { 'Asia/Shanghai': 0, 'America/Los_Angeles': 8, 'Pacific/Auckland': 5 }[zone]
    expect(new Date('2026-11-20T16:30:00Z').getHours()).toBe(hour)
  })

  it.each([
    ['2026-10-22T22:30:00Z', '2026-10-23 06:30', '10-23 06:30', '10 月 23 日'],
    ['2026-12-31T16:05:00.000Z', '2027-01-01 00:05', '01-01 00:05', '1 月 1 日'],
    ['2026-03-10T12:00:00+08:00', '2026-03-10 12:00', '03-10 12:00', '3 月 10 日'],
    ['2026-11-21T00:30:00+08:00', '2026-11-21 00:30', '11-21 00:30', '11 月 21 日'],
    ['2026-11-21T07:59:00+08:00', '2026-11-21 07:59', '11-21 07:59', '11 月 21 日'],
    // An hour that the clocks of Los Angeles and Auckland leave out.
    ['2026-03-08T02:15:00+08:00', '2026-03-08 02:15', '03-08 02:15', '3 月 8 日'],
    ['2026-09-27T02:15:00+08:00', '2026-09-27 02:15', '09-27 02:15', '9 月 27 日'],
  ])('shows %s on the shop’s clock', (instant, time, timeOfYear, day) => {
    expect([shopTime(instant), shopTimeOfYear(instant), shopDay(instant)]).toEqual([time, timeOfYear, day])
    expect([shopDate(new Date(instant)), shopFormat(Date.parse(instant), 'HH:mm:ss')]).toEqual([time.slice(0, 10), `${time.slice(11)}:00`])
  })

  it('reads every instant as the same day, hour and weekday, eight hours ahead of UTC', () => {
    const range = { min: Date.UTC(1992, 0, 1), max: Date.UTC(2100, 0, 1) }
    fc.assert(
      fc.property(fc.integer(range), (instant) => {
        const shop = new Date(instant + 8 * HOUR)
        expect(shopFields(instant)).toEqual([
          shop.getUTCFullYear(),
          shop.getUTCMonth() + 1,
          shop.getUTCDate(),
          shop.getUTCHours(),
          shop.getUTCMinutes(),
        ])
        expect([shopHour(instant), shopWeekday(instant)]).toEqual([shop.getUTCHours(), shop.getUTCDay()])
        expect([utcFormat(instant, 'YYYY-MM-DD'), shopDate(instant)]).toEqual(
          [new Date(instant), shop].map((at) => at.toISOString().slice(0, 10)),
        )
        expect(shopMidnight(instant)).toBe(Date.parse(`${shopDate(instant)}T00:00:00+08:00`))
        expect(instant - shopMidnight(instant)).toBeLessThan(DAY)
      }),
    )
  })

  it.each([
    ['2026-11-21T22:00:00+08:00', '22:00'],
    ['2026-11-22T00:30:00+08:00', '明天 0:30'],
    ['2026-11-27T07:59:00+08:00', '周五 7:59'],
    ['2026-11-28T00:30:00+08:00', '11 月 28 日 0:30'],
  ])('says %s as %s at 07:59', (instant, words) => {
    expect(shopWhen(instant, Date.parse('2026-11-21T07:59:00+08:00'))).toBe(words)
  })

  it.each([
    ['2026-11-21T00:00:00+08:00', '今天'],
    ['2026-11-21T23:59:00+08:00', '今天'],
    ['2026-11-20T23:59:00+08:00', '昨天'],
    ['2026-11-19T23:59:00+08:00', '11 月 19 日'],
    ['2025-12-31T10:00:00+08:00', '2025 年 12 月 31 日'],
  ])('calls the day of %s %s', (instant, words) => {
    expect(shopDayAgo(Date.parse(instant), Date.parse('2026-11-21T07:59:00+08:00'))).toBe(words)
  })

  it.each([
    ['2026-11-01', '2026 年 11 月 1 日', '2026-10-31'],
    ['2024-03-01', '2024 年 3 月 1 日', '2024-02-29'],
    ['2026-03-09', '2026 年 3 月 9 日', '2026-03-08'],
  ])('says the day %s as %s, a day after %s', (day, words, before) => {
    expect([spokenDate(day), dayBefore(day)]).toEqual([words, before])
  })

  it.each([
    ['2026-11-01T00:00:00+08:00', '2026-10-31'],
    ['2026-11-01T00:00:01+08:00', '2026-11-01'],
  ])('lets what ends at %s have the last day %s', (endsAt, day) => expect(lastDayOf(endsAt)).toBe(day))

  it('says the month 2026-10 as 2026 年 10 月', () => expect(spokenMonth('2026-10')).toBe('2026 年 10 月'))

  it.each([
    ['2026-06-18', 4, '2026-10-18'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2026-11-30', 12, '2027-11-30'],
    ['2026-03-01', -1, '2026-02-01'],
  ])('says what is %s and %i months', (day, months, then) => {
    expect(monthsAfter(day, months)).toBe(then)
  })

  it.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [2000, 2, 29],
    [1949, 12, 31],
    [2026, 4, 30],
  ])('counts the days of %i-%i as %i', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })
})
