import { and, asc, eq, gt, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Db } from '../../db/open'
import { orders, parcelEvents, parcels } from '../purchase/schema'
import { shopOf } from '../../kernel/shop'
import { inTransaction } from '../../kernel/transaction'
import { markShipped, markSigned } from './orderStates'
import type { Courier } from '../../providers/courier/courier'
import { forEach, type Job } from '../../kernel/jobs/job'

const BATCH = 100

/**
 * Requests pickup of paid orders that a pharmacist has checked, and polls tracking. A parcel the courier has collected is shipped; then it cannot be cancelled any more.
 */
export const moveParcels: Job = async ({ db, providers: { courier }, now }) => {
  // Without a courier nothing is known of a parcel, and nothing is invented: the order waits for being sent.
  if (!courier || (courier.pause > 0 && now.getTime() < (askedAt.get(courier) ?? -Infinity) + courier.pause)) return
  askedAt.set(courier, now.getTime())
  await handOver({ db, courier, now })
  await follow({ db, courier, now })
}

const askedAt = new WeakMap<Courier, number>()
type Moving = { db: Db; courier: Courier; now: Date }

async function handOver({ db, courier, now }: Moving) {
  for (let after = ''; ;) {
    const waiting = await db
      .select({
        orderCode: orders.orderCode,
        toCity: orders.cityName,
        consignee: { name: orders.consigneeName, phone: orders.consigneePhone, address: orders.addressText },
      })
      .from(orders)
      .leftJoin(parcels, eq(parcels.orderCode, orders.orderCode))
      .where(
        and(eq(orders.status, OrderStatus.toShip), isNotNull(orders.checkedAt), isNull(parcels.orderCode), gt(orders.orderCode, after)),
      )
      .orderBy(asc(orders.orderCode))
      .limit(BATCH)
    const { name: sender } = await shopOf(db)
    await forEach(waiting, '交寄', async (waits) => {
      const collected = await courier.collect({ ...waits, sender }, now)
      if (!collected) return
      const { orderCode, toCity } = waits
      await db
        .insert(parcels)
        .values({ orderCode, toCity, ...collected, handedOverAt: now })
        // Another gateway handed it over meanwhile; a number that another parcel has is a fault, which the log tells.
        .onConflictDoNothing({ target: parcels.orderCode })
    })
    const last = waiting.at(-1)
    if (waiting.length < BATCH || !last) return
    after = last.orderCode
  }
}

async function follow({ db, courier, now }: Moving) {
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
        // A carrier may leave a stage out: whatever comes after packing means that it has the parcel.
        const collectedAt = fresh.find(({ stage }) => stage !== 'packed')?.at
        const signedAt = fresh.find(({ stage }) => stage === 'signed')?.at
        if (collectedAt) await markShipped(tx, orderCode, collectedAt)
        if (signedAt) await markSigned(tx, orderCode, signedAt)
      })
    })
    const last = moving.at(-1)
    if (moving.length < BATCH || !last) return
    after = last.parcel.orderCode
  }
}
