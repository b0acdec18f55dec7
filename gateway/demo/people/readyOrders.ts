import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { OrderStatus } from '../../../src/contract/order'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import type { Db, Querying, Transaction } from '../../db/open'
import { memberCoupons, orders, parcelEvents, parcels, payments, prescriptionQuestions, prescriptions, settings } from '../../tables'
import type { Job } from '../../kernel/jobs/job'
import { setting, settingOf } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import type { Courier } from '../../providers/courier/courier'
import { READY_PEOPLE } from './readyPeople'
import { UNDECIDED } from '../../modules/prescription/schema'
import { GOOD_PRESCRIPTION, goodUntil, WAITING_PRESCRIPTION } from './zhou'

/** Orders of the ready-made people that stay as they were made: `held` by the courier, `toPay` waiting for its payment. */
type ReadyOrders = { held: string[]; toPay: string[] }
const readyOrdersSetting = setting<ReadyOrders>('readyOrders')
const NONE: ReadyOrders = { held: [], toPay: [] }
export const readyOrders = async (db: Querying) => (await settingOf(db, readyOrdersSetting)) ?? NONE

const PAY_WITHIN = 29 * MINUTE
/** After which what waits would look forgotten: it waits anew. */
const KEPT_WAITING = 6 * HOUR
const READY_MEMBERS = READY_PEOPLE.map(({ memberId }) => memberId)

/** Remembers them when the people are made. */
export async function recordReadyOrders(tx: Transaction, of: ReadyOrders) {
  await tx.insert(settings).values({ key: readyOrdersSetting.key, value: of }).onConflictDoNothing()
}

/** The courier of a demonstration: a held order is not collected, a held parcel is on its way for ever. All others arrive. */
export const holdingCourier = (courier: Courier, db: Db): Courier => ({
  ...courier,
  collect: async (sending, now) => ((await readyOrders(db)).held.includes(sending.orderCode) ? undefined : courier.collect(sending, now)),
  events: async (parcel, now) => {
    const events = await courier.events(parcel, now)
    const { held } = await readyOrders(db)
    return held.includes(parcel.orderCode) ? events.filter(({ stage }) => stage !== 'delivering' && stage !== 'signed') : events
  },
})

/**
 * Keeps what the README says of the ready-made people true on any day: whole days later their open orders are as fresh as when they were
 * made, one waits for its payment, and an unused prescription or coupon is still good. What somebody did with them stays done.
 */
export const keepReadyPeople: Job = async ({ db, now }) => {
  const { held, toPay } = await readyOrders(db)
  await inTransaction(db, async (tx) => {
    for (const orderCode of held) await bringForward(tx, orderCode, now)
    await tx
      .update(orders)
      .set({ createdAt: new Date(now.getTime() - MINUTE), expiresAt: new Date(now.getTime() + PAY_WITHIN) })
      .where(
        and(
          inArray(orders.orderCode, toPay),
          eq(orders.status, OrderStatus.toPay),
          lt(orders.expiresAt, new Date(now.getTime() + PAY_WITHIN / 2)),
        ),
      )
    const soon = new Date(now.getTime() + 7 * DAY)
    await tx
      .update(prescriptions)
      .set({ createdAt: new Date(now.getTime() - 2 * HOUR), validUntil: goodUntil(now) })
      .where(
        and(
          eq(prescriptions.prescriptionId, GOOD_PRESCRIPTION),
          isNull(prescriptions.usedByOrder),
          lt(prescriptions.validUntil, new Date(now.getTime() + 2 * DAY)),
        ),
      )
    const [waits] = await tx
      .update(prescriptions)
      .set({ createdAt: new Date(now.getTime() - 20 * MINUTE), validUntil: goodUntil(now), status: 'pending', answeredAt: null })
      .where(
        and(
          eq(prescriptions.prescriptionId, WAITING_PRESCRIPTION),
          inArray(prescriptions.status, UNDECIDED),
          isNull(prescriptions.usedByOrder),
          lt(prescriptions.createdAt, new Date(now.getTime() - KEPT_WAITING)),
        ),
      )
      .returning({ prescriptionId: prescriptions.prescriptionId })
    // Somebody at the counter may have asked about it.
    if (waits) await tx.delete(prescriptionQuestions).where(eq(prescriptionQuestions.prescriptionId, waits.prescriptionId))
    await tx
      .update(memberCoupons)
      .set({ endsAt: new Date(now.getTime() + 28 * DAY) })
      .where(and(inArray(memberCoupons.memberId, READY_MEMBERS), isNull(memberCoupons.usedByOrder), lt(memberCoupons.endsAt, soon)))
  })
}

/** Moves an open order by the whole days that passed since. */
async function bringForward(tx: Transaction, orderCode: string, now: Date) {
  const [order] = await tx
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.orderCode, orderCode), inArray(orders.status, [OrderStatus.toShip, OrderStatus.shipped]), isNull(orders.signedAt)))
  const days = order ? Math.floor((now.getTime() - order.createdAt.getTime()) / DAY) : 0
  if (days >= 1) await moveOrder(tx, orderCode, days)
}

/** A time of a row, so many days later. */
export const daysLater =
  (days: number) =>
  (column: PgColumn): SQL =>
    sql`${column} + make_interval(days => ${days})`

/** Moves an order, its payment and its parcel by whole days. */
export async function moveOrder(tx: Transaction, orderCode: string, days: number) {
  const later = daysLater(days)
  await tx
    .update(orders)
    .set({
      createdAt: later(orders.createdAt),
      expiresAt: later(orders.expiresAt),
      paidAt: later(orders.paidAt),
      checkedAt: later(orders.checkedAt),
      shippedAt: later(orders.shippedAt),
      signedAt: later(orders.signedAt),
      completedAt: later(orders.completedAt),
    })
    .where(eq(orders.orderCode, orderCode))
  await tx
    .update(payments)
    .set({ createdAt: later(payments.createdAt), paidAt: later(payments.paidAt) })
    .where(eq(payments.subjectCode, orderCode))
  const [parcel] = await tx
    .update(parcels)
    .set({ handedOverAt: later(parcels.handedOverAt) })
    .where(eq(parcels.orderCode, orderCode))
    .returning({ trackingNumber: parcels.trackingNumber })
  if (parcel)
    await tx
      .update(parcelEvents)
      .set({ at: later(parcelEvents.at) })
      .where(eq(parcelEvents.trackingNumber, parcel.trackingNumber))
}
