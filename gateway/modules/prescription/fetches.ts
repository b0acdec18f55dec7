import { and, eq, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { prescriptionFetches, prescriptions } from './schema'

type Row = typeof prescriptions.$inferSelect
type Fetch = { orderCode: string; now: Date }

/**
 * An order takes a prescription, once: as long as it stands as `where` says and is good for one more. False where it does not. The limit is in the update
 * itself, so of fifty at once as many get it as it is good for.
 */
export async function takeFetch(
  tx: Transaction,
  { prescriptionId, orderCode, where, now }: Fetch & { prescriptionId: string; where: SQL | undefined },
): Promise<boolean> {
  const { fetches, fetchesUsed } = prescriptions
  const [taken] = await tx
    .update(prescriptions)
    .set({
      fetchesUsed: sql`${fetchesUsed} + 1`,
      usedByOrder: sql`case when ${fetchesUsed} + 1 >= ${fetches} then ${orderCode} end`,
    })
    .where(and(eq(prescriptions.prescriptionId, prescriptionId), lt(fetchesUsed, fetches), where))
    .returning({ prescriptionId: prescriptions.prescriptionId })
  if (!taken) return false
  await tx.insert(prescriptionFetches).values({ orderCode, prescriptionId, takenAt: now })
  return true
}

/** An order that took it before fetches were counted is counted. */
export async function countFetch(tx: Transaction, { prescriptionId, usedByOrder, fetchesUsed, createdAt }: Row): Promise<number> {
  if (usedByOrder === null || fetchesUsed > 0) return fetchesUsed
  await tx.insert(prescriptionFetches).values({ orderCode: usedByOrder, prescriptionId, takenAt: createdAt }).onConflictDoNothing()
  return 1
}

/** An order that ended before anything was sent gives its prescription back, once; one that was sent gives nothing back. */
export async function giveBackFetch(tx: Transaction, { orderCode, now }: Fetch): Promise<void> {
  const returned = await endFetch(tx, { orderCode, now, end: 'returned' })
  if (returned) await countLess(tx, returned)
  // Taken before fetches were counted.
  const counted = tx
    .select({ orderCode: prescriptionFetches.orderCode })
    .from(prescriptionFetches)
    .where(eq(prescriptionFetches.orderCode, orderCode))
  await tx
    .update(prescriptions)
    .set({ usedByOrder: null })
    .where(and(eq(prescriptions.usedByOrder, orderCode), notExists(counted)))
}

const countLess = (tx: Transaction, { prescriptionId }: { prescriptionId: string }) =>
  tx
    .update(prescriptions)
    .set({ fetchesUsed: sql`${prescriptions.fetchesUsed} - 1`, usedByOrder: null })
    .where(eq(prescriptions.prescriptionId, prescriptionId))

/** An order that was sent and never came: nothing was dispensed to its patient, so that the prescription is given back after all, once. */
export async function giveBackLost(tx: Transaction, { orderCode, now }: Fetch): Promise<void> {
  const [lost] = await tx
    .update(prescriptionFetches)
    .set({ endedAt: now, end: 'returned' })
    .where(and(eq(prescriptionFetches.orderCode, orderCode), eq(prescriptionFetches.end, 'sent')))
    .returning({ prescriptionId: prescriptionFetches.prescriptionId })
  if (lost) await countLess(tx, lost)
}

/** An order was sent: what it took stays taken. */
export async function closeFetch(tx: Transaction, fetch: Fetch): Promise<void> {
  await endFetch(tx, { ...fetch, end: 'sent' })
}

async function endFetch(tx: Transaction, { orderCode, now, end }: Fetch & { end: 'returned' | 'sent' }) {
  const [ended] = await tx
    .update(prescriptionFetches)
    .set({ endedAt: now, end })
    .where(and(eq(prescriptionFetches.orderCode, orderCode), isNull(prescriptionFetches.endedAt)))
    .returning({ prescriptionId: prescriptionFetches.prescriptionId })
  return ended
}

/** How often it can still be bought by; one that was used before fetches were counted is used up. */
export const fetchesLeft = ({ fetches, fetchesUsed, usedByOrder }: Pick<Row, 'fetches' | 'fetchesUsed' | 'usedByOrder'>) =>
  usedByOrder === null ? fetches - fetchesUsed : 0
