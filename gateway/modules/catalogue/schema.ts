import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { at, bytes } from '../../db/columns'
import type { Approval, NeedAudience } from './types'

/** One maker's version of a medicine or good, with everything of it that is the same for each packing. */
export const products = pgTable(
  'products',
  {
    productCode: text('product_code').primaryKey(),
    name: text('name').notNull(),
    englishName: text('english_name'),
    brandName: text('brand_name').notNull(),
    makerName: text('maker_name').notNull(),
    kind: text('kind').$type<'chemical' | 'tcm' | 'device' | 'food' | 'care'>().notNull(),
    mark: text('mark').$type<'rx' | 'otcA' | 'otcB' | 'none'>().notNull(),
    isAntibiotic: boolean('is_antibiotic').notNull().default(false),
    form: text('form').notNull(),
    approvalNumber: text('approval_number'),
    categoryId: text('category_id').notNull(),
    symptomIds: text('symptom_ids').array().notNull(),
    audiences: text('audiences').array().notNull(),
    ingredients: text('ingredients').array().notNull(),
    aliases: text('aliases').array().notNull(),
    /** 2 on shelf, 3 off shelf, 4 out of stock; a pharmacy's own list may bring others. */
    status: integer('status').notNull().default(2),
    summary: text('summary').notNull(),
    keyFacts: jsonb('key_facts').$type<Array<{ label: string; text: string }>>().notNull(),
    sections: jsonb('sections').$type<Array<{ heading: string; text: string }>>().notNull(),
    /** Picture names below `/pictures/`, without width and ending. */
    pictures: text('pictures').array().notNull(),
    /** Most pieces one member may buy in all; null: no limit. */
    buyLimit: integer('buy_limit'),
    thirdPlatform: jsonb('third_platform').$type<{ name: string; notice: string }>(),
    views: integer('views').notNull().default(0),
    sales: integer('sales').notNull().default(0),
    /** Fingerprint of the catalogue row it came from: an unchanged row is not written again. */
    fingerprint: text('fingerprint').notNull(),
  },
  (t) => [index('products_category').on(t.categoryId), index('products_sales').on(t.sales)],
)

/** One box size. `stock` is what can still be sold: an order takes from it, a cancelled one gives back. */
export const packings = pgTable(
  'packings',
  {
    skuCode: text('sku_code').primaryKey(),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    position: integer('position').notNull(),
    specification: text('specification').notNull(),
    unit: text('unit').notNull(),
    /** The barcode, as `barcodeOf` normalizes it. A list may give one to two packings; both are found then. */
    barcode: text('barcode'),
    salePrice: integer('sale_price').notNull(),
    marketPrice: integer('market_price'),
    stock: integer('stock').notNull(),
    status: integer('status').notNull().default(2),
  },
  (t) => [
    index('packings_product').on(t.productCode),
    index('packings_barcode').on(t.barcode),
    check('packings_stock', sql`${t.stock} >= 0`),
  ],
)

export const combinations = pgTable(
  'combinations',
  {
    combineId: text('combine_id').primaryKey(),
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    name: text('name').notNull(),
    count: integer('count').notNull(),
    salePrice: integer('sale_price').notNull(),
  },
  (t) => [index('combinations_sku').on(t.skuCode)],
)

export const stairPrices = pgTable(
  'stair_prices',
  {
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    from: integer('from_count').notNull(),
    salePrice: integer('sale_price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.skuCode, t.from] })],
)

/** Pictures of products that operators uploaded: shoppers see those that a product names (`pictures`). */
export const productPictures = pgTable(
  'product_pictures',
  {
    /** `110011-Xk3…`: its product and a random id that nobody guesses. */
    name: text('name').primaryKey(),
    productCode: text('product_code').notNull(),
    /** Square WebP of `PICTURE_SIDE` points. */
    content: bytes('content').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: at('added_at').notNull(),
  },
  (t) => [index('product_pictures_product').on(t.productCode)],
)

/** Needs and the products recommended for them: maintained by the pharmacist, imported as a file of its own. */
export const needs = pgTable('needs', {
  name: text('name').primaryKey(),
  position: integer('position').notNull(),
  /** As people type them. */
  words: text('words').array().notNull(),
  /** Products with one of these symptoms fit too, after the choices. */
  symptomIds: text('symptom_ids').array().notNull(),
  /** Generic names, the first one first; without an audience for everybody who has no choices of their own. */
  choices: jsonb('choices').$type<Array<{ audience: NeedAudience | null; name: string }>>().notNull(),
  /** When to see a doctor. */
  advice: jsonb('advice').$type<Array<{ audience: NeedAudience | null; text: string }>>().notNull(),
  /** The first thing to know or do. */
  headlines: jsonb('headlines').$type<Array<{ audience: NeedAudience | null; text: string }>>().notNull().default([]),
  /** Who asks a pharmacist or a doctor first. */
  ruleOuts: jsonb('rule_outs').$type<Array<{ audience: NeedAudience | null; text: string }>>().notNull().default([]),
  /** Names of the needs that may stand behind this one, where nothing is sold for it. */
  neighbours: text('neighbours').array().notNull().default([]),
  approval: jsonb('approval').$type<Approval>(),
})

/** Emergencies by the words people type: they are answered with help, never with a product. Maintained and imported like the needs. */
export const dangers = pgTable('dangers', {
  name: text('name').primaryKey(),
  /** Where a text names several, the first one is answered. */
  position: integer('position').notNull(),
  words: text('words').array().notNull(),
  /** Longer words that mean something else: 中风后遗症. */
  exceptions: text('exceptions').array().notNull(),
  headline: text('headline').notNull(),
  lead: text('lead').notNull(),
  /** One is enough to call. */
  signs: text('signs').array().notNull(),
  /** Whom to call, the first before the others. */
  phones: jsonb('phones').$type<Array<{ number: string; name: string }>>().notNull(),
  /** What to do while waiting. */
  steps: jsonb('steps').$type<Array<{ text: string; note: string | null }>>().notNull(),
  /** What to do where no sign fits. */
  otherwise: text('otherwise').notNull(),
  approval: jsonb('approval').$type<Approval>(),
})

/** Words people type for a generic name, trade names among them: they lead to it and are shown nowhere. */
export const nameAliases = pgTable('name_aliases', {
  name: text('name').primaryKey(),
  words: text('words').array().notNull(),
})
