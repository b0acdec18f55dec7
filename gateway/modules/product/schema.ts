import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from '../../kernel/schema'
import { packings, products } from '../catalogue/schema'
import { at } from '../../db/columns'

export const favourites = pgTable(
  'favourites',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)

export const browsed = pgTable(
  'browsed',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)

export const stockReminders = pgTable(
  'stock_reminders',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    at: at('at').notNull(),
    toldAt: at('told_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.skuCode] })],
)
