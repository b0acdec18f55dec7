import * as z from 'zod/mini'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import { shopDate, shopMidnight, shopWeekday } from '../../../src/lib/time'

const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time like 08:00'))
const Hours = z.nullable(z.object({ from: Clock, to: Clock }))

/** Opening hours of the pharmacist's line, by the shop's clock, as an operator sets them. */
export const OnlineTime = z.object({
  /** Monday first; null on a day nobody answers. Ending before it begins runs over midnight, ending as it begins is the whole day. */
  weekly: z.tuple([Hours, Hours, Hours, Hours, Hours, Hours, Hours]),
  /** Closed days: 2027-02-06. A shift that began the evening before still ends after midnight. */
  closedOn: z.array(z.iso.date()),
})
export type OnlineTime = z.infer<typeof OnlineTime>

type Span = { from: number; to: number }

/** Days searched ahead for the next opening. */
const AHEAD = 400

/** Whether the line is open now, and when that changes; null when it never does, with these settings. */
export function onlineAt(time: OnlineTime, now: Date): { online: boolean; changesAt: Date | null } {
  const [span] = spansFrom(time, now)
  if (!span) return { online: false, changesAt: null }
  const online = span.from <= now.getTime()
  const changesAt = online ? span.to : span.from
  return { online, changesAt: changesAt - now.getTime() > (AHEAD - 1) * DAY ? null : new Date(changesAt) }
}

/** The instant after so many milliseconds of opening hours; undefined where the line never opens. */
export function afterOnline(time: OnlineTime, now: Date, length: number): Date | undefined {
  let left = length
  for (const { from, to } of spansFrom(time, now)) {
    const begins = Math.max(from, now.getTime())
    if (to - begins >= left) return new Date(begins + left)
    left -= to - begins
  }
}

/** Hours that are not over yet, in order, those that touch made one. */
function spansFrom({ weekly, closedOn }: OnlineTime, now: Date): Span[] {
  const closed = new Set(closedOn)
  const today = shopMidnight(now)
  const spans: Span[] = []
  for (let days = -1; days < AHEAD; days += 1) {
    const midnight = today + days * DAY
    const hours = weekly[(shopWeekday(midnight) + 6) % 7]
    if (!hours || closed.has(shopDate(midnight))) continue
    const from = midnight + sinceMidnight(hours.from)
    const to = midnight + sinceMidnight(hours.to) + (hours.to <= hours.from ? DAY : 0)
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans.filter(({ to }) => to > now.getTime())
}

function sinceMidnight(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours ?? 0) * HOUR + (minutes ?? 0) * MINUTE
}
