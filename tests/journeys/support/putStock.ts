import { inArray } from 'drizzle-orm'
import { packings } from '../../../gateway/tables'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** Sets the stock of every packing of products, as a delivery or a busy day does. */
export const putStock = (gateway: GatewayProcess, productCodes: readonly string[], stock: number) =>
  withDb(gateway, (db) =>
    db
      .update(packings)
      .set({ stock })
      .where(inArray(packings.productCode, [...productCodes])),
  )
