import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/schema'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** A product that a member liked or saw, with what its card showed then, and its price in cents; null in rows from before this was kept. */
const remembered = () => ({
  memberId: memberId(),
  productCode: text('product_code')
    .notNull()
    .references(() => products.productCode),
  at: at('at').notNull(),
  skuCode: text('sku_code'),
  salePrice: integer('sale_price'),
})

export const favourites = memberTable(
  'favourites',
  {
    ...remembered(),
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
  remembered(),
  {
    onErase: 'delete',
    copy: { key: 'browsed', title: '浏览记录' },
    sample: { kind: 'browse', text: '看过 {count} 件' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)
