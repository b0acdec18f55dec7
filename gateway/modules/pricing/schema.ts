import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { packings } from '../catalogue/schema'
import { at } from '../../db/columns'
import type { Companion } from './assort'

/**
 * `discount` takes `off` cents from `threshold` on, level by level; `fullGift` adds the gift; `assort` takes `off` cents off each piece of a companion
 * beside a piece of its one product. Only OTC 乙 and goods may be gifts, nothing applies to prescription drugs.
 */
export const promotions = pgTable('promotions', {
  promotionId: text('promotion_id').primaryKey(),
  type: integer('type').notNull(),
  text: text('text').notNull(),
  detail: text('detail').notNull(),
  levels: jsonb('levels').$type<Array<{ threshold: number; off: number }>>().notNull(),
  giftSkuCode: text('gift_sku_code').references(() => packings.skuCode),
  /** Null: everything but prescription drugs. */
  productCodes: text('product_codes').array(),
  /** Of `assort` alone. */
  companions: jsonb('companions').$type<Companion[]>(),
  beginsAt: at('begins_at').notNull(),
  endsAt: at('ends_at').notNull(),
})
