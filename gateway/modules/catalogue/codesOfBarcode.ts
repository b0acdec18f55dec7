import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { packings } from './schema'

/** The products one of whose packings bears a barcode, as `barcodeOf` keeps it. */
export async function codesOfBarcode(db: Db, barcode: string): Promise<string[]> {
  const rows = await db.selectDistinct({ productCode: packings.productCode }).from(packings).where(eq(packings.barcode, barcode))
  return rows.map(({ productCode }) => productCode)
}
