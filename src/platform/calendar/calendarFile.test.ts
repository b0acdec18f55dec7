import { calendarFile } from './calendarFile'

const NOW = new Date('2026-11-28T10:00:00+08:00')

describe('a file for the phone’s calendar', () => {
  it('rings every day at the time of the shop’s clock, until the end where there is one', () => {
    const lines = calendarFile(
      [
        { title: '用药时间', from: new Date('2026-11-29T07:30:00+08:00'), until: new Date('2026-12-05T00:00:00+08:00') },
        { title: '用药时间', from: new Date('2026-11-28T20:00:00+08:00') },
      ],
      NOW,
    ).split('\r\n')
    expect(lines.filter((line) => /^(DTSTART|RRULE|TRIGGER)/.test(line))).toEqual([
      'DTSTART:20261128T233000Z',
      'RRULE:FREQ=DAILY;UNTIL=20261204T160000Z',
      'TRIGGER:PT0M',
      'DTSTART:20261128T120000Z',
      'RRULE:FREQ=DAILY',
      'TRIGGER:PT0M',
    ])
    expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  })

  it('names two events apart, and escapes what has a meaning there', () => {
    const file = calendarFile([{ title: '用药,时间;', from: NOW }], NOW)
    expect(file).toMatch('SUMMARY:用药\\,时间\\;\r\n')
    expect(file).toMatch('UID:20261128T020000Z@qinghe.example')
  })
})
