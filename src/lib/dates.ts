/** A point in time as month and day of the shopper's calendar: "10 月 18 日". */
export function monthAndDay(instant: string): string {
  const date = new Date(instant)
  return `${date.getMonth() + 1} 月 ${date.getDate()} 日`
}
