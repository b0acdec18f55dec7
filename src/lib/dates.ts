/** A point in time as month and day of the shopper's calendar: "10 月 18 日". */
export function monthAndDay(instant: string): string {
  const date = new Date(instant)
  return `${date.getMonth() + 1} 月 ${date.getDate()} 日`
}

/** A calendar day as it is said: `2026-11-01` is 2026 年 11 月 1 日. */
export function spokenDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

/** The calendar day before one: `2026-11-01` follows 2026-10-31. */
export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600 * 1000).toISOString().slice(0, 10)
