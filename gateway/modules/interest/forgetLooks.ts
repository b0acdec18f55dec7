import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { products } from '../catalogue/schema'
import { isOpen, ofHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { browsed } from './schema'

/** Deletes looks at what came into the men's health hall later: of what belongs to it nobody's look is kept. */
export async function forgetLooks(db: Db): Promise<void> {
  const hall = await hallOf(db)
  if (!isOpen(hall)) return
  const own = db.select({ productCode: products.productCode }).from(products).where(ofHall(hall))
  await db.delete(browsed).where(inArray(browsed.productCode, own))
}
