import { clamp } from '../../element/clamp'
import { two } from '@/lib/clock'
import { daysInMonth, shopFields } from '@/lib/time'

/** What is chosen: a day, a month, a moment, or a time of day. */
export type DateKind = 'date' | 'month' | 'datetime' | 'time'

/** Year, month (1–12), day, hour, minute: as many of them as a column asks for, in this order. */
type Moment = readonly [number, number, number, number, number]
type Range = { from: Moment; to: Moment }
export type Column = { unit: string; values: readonly number[] }

const UNITS = ['年', '月', '日', '时', '分'] as const
/** The columns of a kind, by their place in a moment. */
const PLACES: Record<DateKind, readonly number[]> = { month: [0, 1], date: [0, 1, 2], datetime: [0, 1, 2, 3, 4], time: [3, 4] }

/** Years before and after this one that can be chosen (specification 1, section 5). */
const YEARS = 50

const compare = (one: Moment, other: Moment) => one.map((part, place) => part - (other[place] ?? 0)).find((by) => by !== 0) ?? 0

/** A day that its month has: the 31st becomes the month's last, 29 February the 28th where no leap year is. */
const inMonth = ([year, month, day, hour, minute]: Moment): Moment => [year, month, Math.min(day, daysInMonth(year, month)), hour, minute]

/** A moment as it is written (`2026-03-10`, `2026-03`, `2026-03-10 08:30`, `08:30`); nothing where no digits stand. */
export function momentOf(text: string | undefined, kind: DateKind, today = new Date()): Moment | undefined {
  const parts = text?.match(/\d+/g)?.map(Number)
  if (!parts) return undefined
  const now: Moment = [shopFields(today)[0], 1, 1, 0, 0]
  const read = PLACES[kind].reduce((moment, place, at) => Object.assign([...moment], { [place]: parts[at] ?? moment[place] }), [...now])
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = read
  return inMonth([
    year,
    clamp(month, { min: 1, max: 12 }),
    Math.max(1, day),
    clamp(hour, { min: 0, max: 23 }),
    clamp(minute, { min: 0, max: 59 }),
  ])
}

/** Now, on the shop's clock. */
export const momentNow = (now = new Date()): Moment => shopFields(now)

/** The moments that can be chosen: what is asked for, or 50 years before and after this one. */
export function rangeOf(
  { kind, min, max }: { kind: DateKind; min?: string | undefined; max?: string | undefined },
  today = new Date(),
): Range {
  const [year] = shopFields(today)
  const [first, last] = kind === 'time' ? [year, year] : [year - YEARS, year + YEARS]
  const to = momentOf(max, kind, today)
  // `2026-03` as the latest month ends with its last day.
  const end: Moment | undefined =
    to && kind === 'month' ? [to[0], to[1], daysInMonth(to[0], to[1]), 23, 59] : to && kind === 'date' ? [to[0], to[1], to[2], 23, 59] : to
  const [, ...begin]: Moment = [0, 1, 1, 0, 0]
  return {
    from: momentOf(min, kind, today) ?? [first, ...begin],
    to: end ?? (kind === 'time' ? [year, 1, 1, 23, 59] : [last, 12, 31, 23, 59]),
  }
}

/** The nearest moment that can be chosen. */
export function nearest(moment: Moment, { from, to }: Range): Moment {
  const real = inMonth(moment)
  if (compare(real, from) < 0) return from
  return compare(real, to) > 0 ? to : real
}

/** The moment with one part turned to another value; what cannot follow is clamped. */
export const turned = (moment: Moment, { place, value, range }: { place: number; value: number; range: Range }): Moment =>
  nearest(Object.assign([...moment] as [number, number, number, number, number], { [place]: value }), range)

/** The columns of a wheel that stands at a moment: what can still be turned to. */
export function columnsOf(kind: DateKind, moment: Moment, { from, to }: Range): Array<Column & { place: number }> {
  const least: Moment = [from[0], 1, 1, 0, 0]
  const most: Moment = [to[0], 12, daysInMonth(moment[0], moment[1]), 23, 59]
  return PLACES[kind].map((place) => {
    const held = (edge: Moment) => edge.slice(0, place).every((part, before) => part === moment[before])
    const first = (held(from) ? from : least)[place] ?? 0
    const last = (held(to) ? to : most)[place] ?? 0
    return { place, unit: UNITS[place] ?? '', values: Array.from({ length: last - first + 1 }, (_, by) => first + by) }
  })
}

/** A moment as it is stored and sent. */
export function written([year, month, day, hour, minute]: Moment, kind: DateKind): string {
  const time = `${two(hour)}:${two(minute)}`
  const date = `${String(year).padStart(4, '0')}-${two(month)}`
  return kind === 'time' ? time : kind === 'month' ? date : kind === 'date' ? `${date}-${two(day)}` : `${date}-${two(day)} ${time}`
}
