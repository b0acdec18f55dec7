import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant } from './fields'
import { ProductCard } from './productCard'

export const TopPeriod = z.enum(['week', 'month'])
export type TopPeriod = z.infer<typeof TopPeriod>

/** Whole days that a list counts. */
export const TOP_DAYS: Readonly<Record<TopPeriod, number>> = { week: 7, month: 30 }
/** Products of a list at most. */
export const TOP_MOST = 20

export const TopProduct = z
  .extend(ProductCard, {
    /** How many members bought it in these days. */
    buyers: z.int().check(z.positive()),
  })
  .register(z.globalRegistry, { id: 'TopProduct' })
export type TopProduct = z.infer<typeof TopProduct>

export const topList = {
  list: endpoint('GET /topList', {
    about:
      'What was bought most in the last whole days, by pieces of completed orders less what went back; of one category or of all. Never a prescription drug, or what cannot be bought now',
    sameFor: 'everybody',
    query: z.object({ period: z._default(TopPeriod, 'week'), categoryId: z.optional(Id) }),
    provides: 'lists',
    output: z.looseObject({
      results: z.array(TopProduct),
      /** Categories that have a list of their own in these days. */
      categories: z.array(z.looseObject({ categoryId: Id, name: z.string() })),
      /** How many members bought each at least. */
      leastBuyers: z.int().check(z.positive()),
      /** Until when orders were counted; null before the first time. */
      until: z.nullable(Instant),
    }),
  }),
}
