import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { CheckedOrder, OrderQuery } from '../../../counter/contract/order'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { patientOf } from '../purchase/patientOf'
import { orderLines, orders, parcels } from '../purchase/schema'
import { staff } from '../../kernel/work/schema'
import { maskName } from '../../kernel/work/mask'

type Asked = Omit<z.infer<typeof OrderQuery>, 'hold'> & { /** What has to hold besides. */ where?: SQL | undefined }

/** A page of the orders that wait for a check, or that were checked. */
export async function listChecks({ db, ring }: { db: Querying; ring: KeyRing }, { page, size, state, drugs, code, sort, where }: Asked) {
  const wanted = and(
    state === 'waiting' ? waits(db) : isNotNull(orders.checkedAt),
    drugs && (drugs === 'prescription' ? isNotNull(orders.prescriptionId) : isNull(orders.prescriptionId)),
    code === undefined ? undefined : sql`starts_with(${orders.orderCode}, ${code})`,
    where,
  )
  const [total] = await db.select({ hits: count() }).from(orders).where(wanted)
  const since = state === 'waiting' ? orders.paidAt : orders.checkedAt
  const rows = await db
    .select({ order: orders, checkedBy: staff.name })
    .from(orders)
    .leftJoin(staff, eq(staff.staffId, orders.checkedBy))
    .where(wanted)
    .orderBy(sort === 'oldest' ? asc(since) : desc(since), asc(orders.orderCode))
    .limit(size)
    .offset((page - 1) * size)
  const lines = await linesOf(
    db,
    rows.map(({ order }) => order.orderCode),
  )
  const hits = total?.hits ?? 0
  return paged(
    rows.map((row) => checkedOrder(ring, row, lines)),
    { page, size, hits },
  )
}

/** Paid, not checked, and not with the courier: a release before this one sent orders without a check. */
const waits = (db: Querying) =>
  and(
    eq(orders.status, OrderStatus.toShip),
    isNull(orders.checkedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(parcels)
        .where(eq(parcels.orderCode, orders.orderCode)),
    ),
  )

export const linesOf = (db: Querying, orderCodes: string[]) =>
  db.select().from(orderLines).where(inArray(orderLines.orderCode, orderCodes)).orderBy(asc(orderLines.position))

type Row = { order: typeof orders.$inferSelect; checkedBy: string | null }
type Lines = Awaited<ReturnType<typeof linesOf>>

function maskedPatient(ring: KeyRing, order: Row['order']) {
  const name = patientOf(ring, order)
  return name && maskName(name)
}

export const checkedOrder = (ring: KeyRing, { order, checkedBy }: Row, lines: Lines): CheckedOrder => ({
  orderCode: order.orderCode,
  paidAt: (order.paidAt ?? order.createdAt).toISOString(),
  payable: order.payable,
  patientName: maskedPatient(ring, order),
  hasPrescription: order.prescriptionId !== null,
  lines: lines
    .filter(({ orderCode }) => orderCode === order.orderCode)
    .map(({ card, specification, quantity }) => ({ name: card.name, specification, quantity, mark: card.mark })),
  check: order.checkedAt && { at: order.checkedAt.toISOString(), by: checkedBy ?? '', refusal: order.checkRefusal },
})
