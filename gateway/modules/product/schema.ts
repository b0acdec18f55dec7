import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'

/**
 * Who has been counted as having seen a product, for as long as it could count twice: one row for a person, a product and a day, and of
 * those a keyed hash, which names neither.
 */
export const productViewers = pgTable(
  'product_viewers',
  {
    viewHash: text('view_hash').primaryKey(),
    productCode: text('product_code').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('product_viewers_at').on(t.at)],
)
