import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import type { Mark } from '../catalogue/types'
import type { StoredChoices } from './needTable'
import type { Field } from './terms'

/*
 * The search index of a large catalogue (`SEARCH=postgres`), derived from the catalogue and filled by one gateway for all. Empty where
 * products are searched in memory.
 */

/** The words products are found by. An id is never given to another word. */
export const searchTerms = pgTable('search_terms', {
  termId: integer('term_id').primaryKey(),
  field: text('field').$type<Field>().notNull(),
  text: text('text').notNull(),
  /** What is shown for it. */
  shown: text('shown').notNull(),
  symptomId: text('symptom_id'),
  categoryId: text('category_id'),
  /** How many products have it. */
  hits: integer('hits').notNull(),
})

/** What filters and sorts need of each product that can be found. */
export const searchProducts = pgTable(
  'search_products',
  {
    productId: integer('product_id').primaryKey(),
    productCode: text('product_code').notNull().unique(),
    mark: text('mark').$type<Mark>().notNull(),
    brand: text('brand').notNull(),
    /** A family of forms: 缓释胶囊 and 软胶囊 are both 胶囊. */
    form: text('form').notNull(),
    leaf: text('leaf').notNull(),
    /** Bits, in the order of `SYMPTOM_IDS` and `AUDIENCES` (`searchIndex.ts`). */
    symptoms: integer('symptoms').notNull(),
    audiences: integer('audiences').notNull(),
    /** Cents. */
    price: integer('price').notNull(),
    sales: integer('sales').notNull(),
    /** Its words: what has to go from the postings when it changes. */
    termIds: integer('term_ids').array().notNull(),
    /** Of all the above: a product that has not changed is not written again. */
    fingerprint: text('fingerprint').notNull(),
  },
  (t) => [index('search_products_leaf').on(t.leaf, t.sales.desc())],
)

/** Which product has which word. */
export const searchPostings = pgTable(
  'search_postings',
  { termId: integer('term_id').notNull(), productId: integer('product_id').notNull() },
  (t) => [primaryKey({ columns: [t.termId, t.productId] })],
)

/** Of which revision of the catalogue the index is: one row, or none before it is made. */
export const searchBuilds = pgTable('search_builds', {
  name: text('name').primaryKey(),
  revision: integer('revision').notNull(),
  builtAt: at('built_at').notNull(),
  products: integer('products').notNull(),
  choices: jsonb('choices').$type<StoredChoices>().notNull(),
})
