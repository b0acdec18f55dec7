import { eq } from 'drizzle-orm'
import { orders } from '../../../gateway/tables'
import { OrderStatus } from '../../../src/contract/order'
import { HOUR } from '../../../src/lib/duration'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** Makes an order one that was paid, and received an hour ago: what may be asked for after a sale is asked for of such a one. */
export const putReceived = (gateway: GatewayProcess, orderCode: string) =>
  withDb(gateway, (db) => {
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
    return db.update(orders).set(received).where(eq(orders.orderCode, orderCode))
  })
