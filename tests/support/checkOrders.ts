import { and, eq, isNull } from 'drizzle-orm'
import { OrderStatus } from '../../src/contract/order'
import type { Db } from '../../gateway/db/open'
import { orders } from '../../gateway/tables'

/** Paid orders count as checked by a pharmacist: a courier takes no others. */
export const checkOrders = (db: Db, now: Date) =>
  db
    .update(orders)
    .set({ checkedAt: now })
    .where(and(eq(orders.status, OrderStatus.toShip), isNull(orders.checkedAt)))
