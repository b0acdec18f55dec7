import { callbackBefore } from '../callback/callbackBefore'
import { ONLINE_TIME } from '../hours/onlineTimeOf'
import { hoursText } from '../../../src/lib/hoursText'
import { onlineAt, type OnlineTime } from '../hours/onlineTime'

const day = { from: '08:00', to: '22:00' }
const night = { from: '18:00', to: '02:00' }
const whole = { from: '00:00', to: '00:00' }
const everyDay = (hours: OnlineTime['weekly'][number]): OnlineTime => ({
  weekly: Array(7).fill(hours) as OnlineTime['weekly'],
  closedOn: [],
})
/** Closed on Sundays and on a holiday. */
const shut: OnlineTime = { weekly: [day, day, day, day, day, { from: '09:00', to: '12:00' }, null], closedOn: ['2026-11-23'] }

/** 2026-11-21 is a Saturday; instants on the shop's clock. */
const at = (clock: string) => new Date(`2026-11-${clock}:00+08:00`)
const clockOf = (moment: Date | null | undefined) =>
  moment ? new Date(moment.getTime() + 8 * 3600_000).toISOString().slice(8, 16).replace('T', ' ') : null

describe('the hours in which somebody answers', () => {
  it.each<[string, OnlineTime, string, boolean, string | null]>([
    ['a minute before opening', ONLINE_TIME, '21T07:59', false, '21 08:00'],
    ['at opening', ONLINE_TIME, '21T08:00', true, '21 22:00'],
    ['a minute before closing', ONLINE_TIME, '21T21:59', true, '21 22:00'],
    ['at closing', ONLINE_TIME, '21T22:00', false, '22 08:00'],
    ['in the evening, over midnight', everyDay(night), '21T23:30', true, '22 02:00'],
    ['after midnight, still of the evening before', everyDay(night), '22T01:59', true, '22 02:00'],
    ['after a night', everyDay(night), '22T02:00', false, '22 18:00'],
    ['by day and night', everyDay(whole), '21T03:00', true, null],
    ['never', everyDay(null), '21T12:00', false, null],
    ['on a short Saturday', shut, '21T11:00', true, '21 12:00'],
    ['after it, with a Sunday and a holiday to come', shut, '21T12:00', false, '24 08:00'],
    ['on the holiday', shut, '23T12:00', false, '24 08:00'],
    ['on a day closed, while the evening before lasts', { ...everyDay(night), closedOn: ['2026-11-22'] }, '22T01:00', true, '22 02:00'],
    ['in the evening of a day closed', { ...everyDay(night), closedOn: ['2026-11-22'] }, '22T20:00', false, '23 18:00'],
    ['in hours that meet the next day’s', { weekly: Array(7).fill({ from: '06:00', to: '06:00' }) as OnlineTime['weekly'], closedOn: ['2026-11-25'] }, '21T05:00', true, '25 06:00'],
  ])('%s', (_, time, now, online, changesAt) => {
    const told = onlineAt(time, at(now))
    expect({ online: told.online, changesAt: clockOf(told.changesAt) }).toEqual({ online, changesAt })
  }) // prettier-ignore

  it.each<[OnlineTime, string]>([
    [ONLINE_TIME, '8:00–22:00'],
    [everyDay(night), '18:00–次日 2:00'],
    [everyDay(whole), '全天'],
    [shut, '周一至周五 8:00–22:00，周六 9:00–12:00，周日休息'],
  ])('are told in words: %#', (time, words) => expect(hoursText(time.weekly)).toBe(words))

  it.each<[string, OnlineTime, string, string | null]>([
    ['in the morning', ONLINE_TIME, '21T10:00', '21 12:00'],
    ['an hour before closing: the other hour is tomorrow’s', ONLINE_TIME, '21T21:00', '22 09:00'],
    ['two hours before closing', ONLINE_TIME, '21T20:00', '21 22:00'],
    ['at night', ONLINE_TIME, '21T03:00', '21 10:00'],
    ['before two days closed', shut, '21T11:30', '24 09:30'],
    ['where nobody answers', everyDay(null), '21T11:30', null],
  ])('bring a call back within two hours of them, asked for %s', (_, time, now, before) => {
    expect(clockOf(callbackBefore(time, at(now)))).toBe(before)
  })
})
