import * as z from 'zod/mini'

const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time like 08:00'))
const Hours = z.nullable(z.object({ from: Clock, to: Clock }))

/** When somebody answers, by the shop's clock, as an operator sets it. */
export const OnlineTime = z.object({
  /** Monday first; null on a day nobody answers. Ending before it begins runs over midnight, ending as it begins is the whole day. */
  weekly: z.tuple([Hours, Hours, Hours, Hours, Hours, Hours, Hours]),
  /** Single days nobody answers: 2027-02-06. What began the evening before still ends after midnight. */
  closedOn: z.array(z.iso.date()),
})
export type OnlineTime = z.infer<typeof OnlineTime>

type Span = { from: number; to: number }

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** Milliseconds ahead of UTC in Shanghai. */
const ZONE = 8 * HOUR
/** Days looked ahead for the next opening. */
const AHEAD = 400
const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** Whether somebody answers now, and when that changes; null when it never does, for all that is set. */
export function onlineAt(time: OnlineTime, now: Date): { online: boolean; changesAt: Date | null } {
  const [span] = spansFrom(time, now)
  if (!span) return { online: false, changesAt: null }
  const online = span.from <= now.getTime()
  const changesAt = online ? span.to : span.from
  return { online, changesAt: changesAt - now.getTime() > (AHEAD - 1) * DAY ? null : new Date(changesAt) }
}

/** When so many milliseconds of answering have gone by; undefined where nobody ever answers. */
export function afterOnline(time: OnlineTime, now: Date, length: number): Date | undefined {
  let left = length
  for (const { from, to } of spansFrom(time, now)) {
    const begins = Math.max(from, now.getTime())
    if (to - begins >= left) return new Date(begins + left)
    left -= to - begins
  }
}

/** 8:00–22:00, or day by day where they differ: 周一至周五 8:00–22:00，周六 9:00–12:00，周日休息. */
export function hoursText({ weekly }: OnlineTime): string {
  const texts = weekly.map(textOf)
  if (texts.every((text) => text === texts[0])) return texts[0] ?? ''
  const runs: Array<{ first: number; last: number; text: string }> = []
  texts.forEach((text, day) => {
    const run = runs.at(-1)
    if (run?.text === text) run.last = day
    else runs.push({ first: day, last: day, text })
  })
  return runs
    .map(({ first, last, text }) => {
      const days = first === last ? DAYS[first] : `${DAYS[first]}至${DAYS[last]}`
      return text === CLOSED ? `${days}${text}` : `${days} ${text}`
    })
    .join('，')
}

const CLOSED = '休息'
const plain = (clock: string) => clock.replace(/^0/, '')
function textOf(hours: OnlineTime['weekly'][number]): string {
  if (!hours) return CLOSED
  if (hours.from === hours.to && hours.from === '00:00') return '全天'
  return `${plain(hours.from)}–${hours.to <= hours.from ? '次日 ' : ''}${plain(hours.to)}`
}

/** Hours that are not over yet, in order, those that touch made one. */
function spansFrom({ weekly, closedOn }: OnlineTime, now: Date): Span[] {
  const closed = new Set(closedOn)
  const today = Math.floor((now.getTime() + ZONE) / DAY)
  const spans: Span[] = []
  for (let day = today - 1; day < today + AHEAD; day += 1) {
    // 1970-01-01 was a Thursday.
    const hours = weekly[(day + 3) % 7]
    if (!hours || closed.has(new Date(day * DAY).toISOString().slice(0, 10))) continue
    const midnight = day * DAY - ZONE
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
  return (hours ?? 0) * HOUR + (minutes ?? 0) * 60_000
}
