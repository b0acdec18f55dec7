import { eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { packings } from '../catalogue/schema'
import { packingOnCard } from '../catalogue/availability'

export type Shown = { skuCode: string | null; salePrice: number | null }

/** The packing a product's card shows now, and its price in cents. */
export async function shownNow(db: Querying, productCode: string): Promise<Shown> {
  return shownOf(await db.select().from(packings).where(eq(packings.productCode, productCode)))
}

/** The same of packings that are read already. */
export function shownOf(packingRows: ReadonlyArray<typeof packings.$inferSelect>): Shown {
  const shown = packingOnCard(packingRows)
  return { skuCode: shown?.skuCode ?? null, salePrice: shown?.salePrice ?? null }
}
