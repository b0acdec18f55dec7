import type { Figure, Hours, Measure, MeasureName } from '../../contract/today'
import { spokenWeekday } from '../../../src/lib/time'

export const MEASURE_WORDS: Readonly<Record<MeasureName, string>> = { ordered: '订单', checked: '核对', paid: '实付', refunded: '退款' }
/** Those that are told in money. */
const IN_MONEY: readonly MeasureName[] = ['paid', 'refunded']
const isMoney = (measure: MeasureName) => IN_MONEY.includes(measure)

export const BASES = ['yesterday', 'weekAgo'] as const
/** The day that today is held against. */
export type Base = (typeof BASES)[number]
/** 昨天, 上周二 */
export const baseWords = (base: Base, day: string) => (base === 'yesterday' ? '昨天' : `上${spokenWeekday(day)}`)

/** What a figure counts for: cents of money, else how many. */
export const valueOf = (measure: MeasureName, { count, amount = 0 }: Figure) => (isMoney(measure) ? amount : count)
/** ¥21,486.30, 231 */
export const wordsOf = (measure: MeasureName, value: number) => (isMoney(measure) ? money(value) : String(value))
/** ¥21,486.30 */
export const money = (cents: number) => (cents / 100).toLocaleString('zh-CN', { style: 'currency', currency: 'CNY' })
/** +18, −¥3.00, 0 */
export function differenceWords(measure: MeasureName, value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${wordsOf(measure, Math.abs(value))}`
}

/** A day's figure up to the same minute of the clock as now. */
export const byNow = ({ hours, running }: Hours, hour: number): Figure => sumOf([...hours.slice(0, hour), running])
const sumOf = (figures: readonly Figure[]): Figure =>
  figures.reduce<Figure>((sum, { count, amount = 0 }) => ({ count: sum.count + count, amount: (sum.amount ?? 0) + amount }), { count: 0 })

export type HourRow = {
  hour: number
  /** Null of an hour that is still to come. */
  today: number | null
  base: number
  /** Of the hour that runs what the day held against had by the same minute. */
  baseByNow: number | null
}
/** From when on a shop is looked at, and until when, on a day on which nothing happens outside of that. */
const [FROM, TO] = [8, 21]

/** The hours of a day that are drawn and listed, of today and of the day it is held against. */
export function hourRows({ measure, today, ...bases }: Measure, base: Base, now: number): HourRow[] {
  const other = bases[base]
  const rows = today.hours.map((figure, hour) => ({
    hour,
    today: hour > now ? null : valueOf(measure, figure),
    base: valueOf(measure, other.hours[hour] ?? { count: 0 }),
    baseByNow: hour === now ? valueOf(measure, other.running) : null,
  }))
  const isShown = ({ hour, ...row }: HourRow) => (hour >= FROM && hour <= TO) || hour === now || row.base > 0 || (row.today ?? 0) > 0
  const shown = rows.filter(isShown).map(({ hour }) => hour)
  return rows.slice(shown[0], (shown.at(-1) ?? TO) + 1)
}

/** 08:00 */
export const hourWords = (hour: number) => `${String(hour).padStart(2, '0')}:00`
