import { asc, eq } from 'drizzle-orm'
import { CARRIER_NAMES, OrderStatus, type Parcel } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { parcelEvents, parcels } from '../purchase/schema'
import type { StoredOrder } from './ownOrder'

/** The parcel of an order with everything that happened to it, newest first; nothing before it is packed, or when it was cancelled. */
export async function parcelOf(db: Querying, { orderCode, status }: StoredOrder): Promise<Parcel | null> {
  if (status === OrderStatus.cancelled) return null
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderCode, orderCode))
  if (!parcel) return null
  const events = await db
    .select()
    .from(parcelEvents)
    .where(eq(parcelEvents.trackingNumber, parcel.trackingNumber))
    .orderBy(asc(parcelEvents.position))
  const newest = events.at(-1)
  if (!newest) return null
  const { carrier, trackingNumber, trackingPhone, fromCity, toCity } = parcel
  return {
    carrier,
    carrierName: CARRIER_NAMES[carrier] ?? '其他快递',
    trackingNumber,
    trackingPhone,
    stage: newest.stage,
    fromCity,
    toCity,
    events: events.map(({ at, stage, text }) => ({ at: at.toISOString(), stage, text })).reverse(),
  }
}
