import { sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { prepared } from '../../db/prepared'
import { browsed } from './schema'

const { placeholder } = sql
const upsert = prepared((db) =>
  db
    .insert(browsed)
    .values({
      memberId: placeholder('memberId'),
      productCode: placeholder('productCode'),
      at: placeholder('at'),
      skuCode: placeholder('skuCode'),
      salePrice: placeholder('salePrice'),
    })
    .onConflictDoUpdate({
      target: [browsed.memberId, browsed.productCode],
      set: { at: sql`excluded.at`, skuCode: sql`excluded.sku_code`, salePrice: sql`excluded.sale_price` },
    })
    .prepare(''),
)

/** Puts a product at the head of what a member has looked at, with the packing and the price (cents) he was shown. */
export const noteBrowsed = async (db: Querying, seen: typeof browsed.$inferInsert): Promise<void> => void (await upsert(db).execute(seen))
