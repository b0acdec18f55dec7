import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/schema'

/** A product's video: the file is `<vid>.mp4`, its poster `<vid>.webp`; who may see the product's leaflet may see it. */
export const videos = pgTable(
  'videos',
  {
    videoId: text('video_id').primaryKey(),
    vid: text('vid').notNull().unique(),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    title: text('title').notNull(),
    seconds: integer('seconds').notNull(),
    /** Captions, with their seconds. */
    cues: jsonb('cues').$type<Array<{ from: number; to: number; text: string }>>().notNull(),
  },
  (t) => [index('videos_product').on(t.productCode)],
)
