import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { packings } from '../catalogue/schema'
import { at } from '../../db/columns'

/** `owner` is `member:<id>`, or `device:<hash>` for a visitor. */
export const cartLines = pgTable(
  'cart_lines',
  {
    lineId: text('line_id').primaryKey(),
    owner: text('owner').notNull(),
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    /** Empty where the packing is bought singly. */
    combineId: text('combine_id').notNull().default(''),
    quantity: integer('quantity').notNull(),
    selected: boolean('selected').notNull().default(true),
    addedAt: at('added_at').notNull(),
  },
  (t) => [uniqueIndex('cart_lines_once').on(t.owner, t.skuCode, t.combineId), check('cart_lines_positive', sql`${t.quantity} > 0`)],
)
