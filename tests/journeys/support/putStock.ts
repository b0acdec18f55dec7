import path from 'node:path'
import { inArray } from 'drizzle-orm'
import { openDatabase } from '../../../gateway/db/open'
import { packings } from '../../../gateway/db/schema'
import type { GatewayProcess } from './gatewayProcess'

/** Sets the stock of every packing of products, as a delivery or a busy day does. */
export const putStock = (gateway: GatewayProcess, productCodes: readonly string[], stock: number) =>
  gateway.withData(async (data) => {
    const where = 'DATABASE_URL' in data ? { databaseUrl: data.DATABASE_URL } : { dataDir: data.DATA_DIR }
    const { db, close } = await openDatabase({ ...where, migrationsFolder: path.resolve('gateway/db/migrations') })
    await db
      .update(packings)
      .set({ stock })
      .where(inArray(packings.productCode, [...productCodes]))
    await close()
  })
