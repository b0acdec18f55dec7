import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { TopPeriod } from '../../../src/contract/topList'
import { at } from '../../db/columns'

/** When a list was computed last, and until when it counts orders. */
export const topLists = pgTable('top_lists', {
  period: text('period').$type<TopPeriod>().primaryKey(),
  until: at('until').notNull(),
  /** From how many members on a product was counted; it is said under the list. */
  leastBuyers: integer('least_buyers').notNull().default(5),
})

/** What was bought most, by pieces; `categoryId` is one of the upper level, or '' of all. */
export const topEntries = pgTable(
  'top_entries',
  {
    period: text('period')
      .$type<TopPeriod>()
      .notNull()
      .references(() => topLists.period),
    categoryId: text('category_id').notNull(),
    rank: integer('rank').notNull(),
    productCode: text('product_code').notNull(),
    pieces: integer('pieces').notNull(),
    buyers: integer('buyers').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.period, t.categoryId, t.rank] }),
    check('top_entries_counted', sql`${t.pieces} > 0 and ${t.buyers} > 0`),
  ],
)
