import { shopFormat } from '../../../src/lib/time'

/** Eight hours ahead of UTC all the year (src/lib/time), wherever the desk stands. */
const SHOP_OFFSET = '+08:00'

/** An instant as a date field of the browser holds it, by the shop's clock. */
export const fieldOf = (instant: string): string => shopFormat(instant, 'YYYY-MM-DDTHH:mm:ss')

/** What a date field holds, as an instant; the one that was seen where nobody touched it, for a field knows no milliseconds. */
export function instantOf(picked: string, seen: string): string {
  if (picked === fieldOf(seen)) return seen
  const instant = new Date(picked + SHOP_OFFSET)
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString()
}
