import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { members } from '../../kernel/schema'
import { products } from '../catalogue/schema'
import { at } from '../../db/columns'
import { memberTable } from '../../kernel/personalData'

/** What a product's card showed when it was remembered, and its price in cents; null in rows from before this was kept. */
const shownThen = { skuCode: text('sku_code'), salePrice: integer('sale_price') }

export const favourites = memberTable(
  'favourites',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    at: at('at').notNull(),
    ...shownThen,
    /** The last lower price its member was told of; cents. */
    toldPrice: integer('told_price'),
  },
  {
    onErase: 'delete',
    copy: { key: 'favourites', title: '收藏', words: { toldPrice: '告知过的低价（分）' } },
    sample: { kind: 'browse', text: '收藏 {count} 件' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)

export const browsed = memberTable(
  'browsed',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    at: at('at').notNull(),
    ...shownThen,
  },
  {
    onErase: 'delete',
    copy: { key: 'browsed', title: '浏览记录' },
    sample: { kind: 'browse', text: '看过 {count} 件' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)
