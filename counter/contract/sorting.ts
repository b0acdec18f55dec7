import * as z from 'zod/mini'
import { Page, Size } from '../../src/contract/fields'

/** Which way a column is sorted: `up` from the smallest, or the oldest, on. */
export const Order = z.enum(['up', 'down'])
export type Order = z.infer<typeof Order>

/** How a list is paged, and by which of these columns it is sorted: the first where nobody chose. Where no order is asked for the list has one of its own. */
export const sortedPage = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  page: Page,
  size: Size,
  sort: z._default(z.enum<Columns>(columns), columns[0]),
  order: z.optional(Order),
})
