import { and, asc, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import { OrderStatus } from '../../src/contract/order'
import { orders, parcelEvents, parcels } from '../db/schema'
import { inTransaction } from '../kernel/transaction'
import { markShipped, markSigned } from '../trade/orders/orderStates'
import { forEach, type Job } from './job'

const BATCH = 100

/** Hands paid orders to the courier and writes down what it tells. A parcel the courier has collected is shipped; then it cannot be cancelled any more. */
export const moveParcels: Job = async (shop) => {
  await handOver(shop)
  await follow(shop)
}

const handOver: Job = async ({ db, outside: { courier }, now }) => {
  const waiting = await db
    .select({ orderCode: orders.orderCode, toCity: orders.cityName })
    .from(orders)
    .leftJoin(parcels, eq(parcels.orderCode, orders.orderCode))
    .where(and(eq(orders.status, OrderStatus.toShip), isNull(parcels.orderCode)))
    .orderBy(asc(orders.paidAt))
    .limit(BATCH)
  await forEach(waiting, '交寄', async ({ orderCode, toCity }) => {
    const carrier = courier.carrierFor(orderCode)
    const collected = await courier.collect({ orderCode, toCity, carrier }, now)
    await db
      .insert(parcels)
      .values({ orderCode, toCity, carrier, ...collected, handedOverAt: now })
      .onConflictDoNothing()
  })
}

const follow: Job = async ({ db, outside: { courier }, now }) => {
  const known = db
    .select({ trackingNumber: parcelEvents.trackingNumber, last: max(parcelEvents.position).as('last') })
    .from(parcelEvents)
    .groupBy(parcelEvents.trackingNumber)
    .as('known')
  for (let after = ''; ;) {
    const moving = await db
      .select({ parcel: parcels, known: sql<number>`coalesce(${known.last}, -1)::int` })
      .from(orders)
      .innerJoin(parcels, eq(parcels.orderCode, orders.orderCode))
      .leftJoin(known, eq(known.trackingNumber, parcels.trackingNumber))
      .where(and(inArray(orders.status, [OrderStatus.toShip, OrderStatus.shipped]), isNull(orders.signedAt), gt(orders.orderCode, after)))
      .orderBy(asc(orders.orderCode))
      .limit(BATCH)
    await forEach(moving, '物流更新', async ({ parcel, known: last }) => {
      const events = await courier.events(parcel, now)
      const fresh = events.slice(last + 1)
      if (fresh.length === 0) return
      const { orderCode, trackingNumber } = parcel
      await inTransaction(db, async (tx) => {
        const rows = fresh.map((event, place) => ({ trackingNumber, position: last + 1 + place, ...event }))
        await tx.insert(parcelEvents).values(rows).onConflictDoNothing()
        const at = (stage: string) => fresh.find((event) => event.stage === stage)?.at
        const [collectedAt, signedAt] = [at('collected'), at('signed')]
        if (collectedAt) await markShipped(tx, orderCode, collectedAt)
        if (signedAt) await markSigned(tx, orderCode, signedAt)
      })
    })
    const last = moving.at(-1)
    if (moving.length < BATCH || !last) return
    after = last.parcel.orderCode
  }
}
