import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { packings } from '../catalogue/schema'
import { at } from '../../db/columns'

/** `discount` takes `off` cents from `threshold` on, level by level; `fullGift` adds the gift. Only OTC 乙 and goods may be gifts, nothing applies to prescription drugs. */
export const promotions = pgTable('promotions', {
  promotionId: text('promotion_id').primaryKey(),
  type: integer('type').notNull(),
  text: text('text').notNull(),
  detail: text('detail').notNull(),
  levels: jsonb('levels').$type<Array<{ threshold: number; off: number }>>().notNull(),
  giftSkuCode: text('gift_sku_code').references(() => packings.skuCode),
  /** Null: everything but prescription drugs. */
  productCodes: text('product_codes').array(),
  beginsAt: at('begins_at').notNull(),
  endsAt: at('ends_at').notNull(),
})
