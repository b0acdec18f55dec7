import path from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase } from '../../../gateway/db/open'
import { orders } from '../../../gateway/db/schema'
import { OrderStatus } from '../../../src/contract/order'
import { HOUR } from '../../../src/lib/duration'
import type { GatewayProcess } from './gatewayProcess'

/** Makes an order one that was paid, and received an hour ago: what may be asked for after a sale is asked for of such a one. */
export const putReceived = (gateway: GatewayProcess, orderCode: string) =>
  gateway.withData(async (data) => {
    const where = 'DATABASE_URL' in data ? { databaseUrl: data.DATABASE_URL } : { dataDir: data.DATA_DIR }
    const { db, close } = await openDatabase({ ...where, migrationsFolder: path.resolve('gateway/db/migrations') })
    const at = new Date(gateway.now().getTime() - HOUR)
    const received = {
      status: OrderStatus.completed,
      paidAt: at,
      shippedAt: at,
      signedAt: at,
      completedAt: at,
      cancelledAt: null,
      cancelReason: null,
    }
    await db.update(orders).set(received).where(eq(orders.orderCode, orderCode))
    await close()
  })
