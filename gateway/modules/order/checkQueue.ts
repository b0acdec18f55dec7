import { and, eq, isNull, notExists } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { orders, parcels } from '../purchase/schema'
import type { QueueSource } from '../waiting/measureQueue'

/** Paid orders that wait for a check; a release before the first check sent orders without one. */
export const checkQueue = (db: Querying): QueueSource => ({
  table: orders,
  id: orders.orderCode,
  since: orders.paidAt,
  where: and(eq(orders.status, OrderStatus.toShip), isNull(orders.checkedAt), notExists(parcelOfOrder(db))),
})

/** An order’s parcel. */
export const parcelOfOrder = (db: Querying) =>
  db.select({ code: parcels.orderCode }).from(parcels).where(eq(parcels.orderCode, orders.orderCode))
