import { utcFormat } from '@/lib/time'
import type { DailyEvent } from './types'

const utc = (moment: Date) => utcFormat(moment, 'YYYYMMDD[T]HHmmss[Z]')
/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`)

/** Daily events with an alarm at their time, as a calendar reads them (iCalendar, RFC 5545). */
export function calendarFile(events: readonly DailyEvent[], now: Date): string {
  const lines = events.flatMap(({ title, from, until }) => [
    'BEGIN:VEVENT',
    `UID:${utc(from)}@qinghe.example`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    'DURATION:PT5M',
    `RRULE:FREQ=DAILY${until ? `;UNTIL=${utc(until)}` : ''}`,
    `SUMMARY:${escaped(title)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Qinghe//Cabinet//ZH', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
