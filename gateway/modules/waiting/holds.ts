import { and, eq, exists, gt, inArray, lt, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { Hold, type Holder, type HoldCounts } from '../../../counter/contract/holder'
import { IDLE_MINUTES } from '../../../counter/contract/idle'
import { heldWords } from '../../../counter/contract/queue'
import type { HeldQueue } from '../../../counter/contract/queues'
import { MINUTE } from '../../../src/lib/duration'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import type { QueueSource } from './measureQueue'
import { HttpError } from '../../lib/httpError'
import { staff } from '../../kernel/work/schema'
import { workHolds } from './schema'

type Case = { queue: HeldQueue; recordId: string; now: Date }
type Holding = Case & { staffId: string }
/** What stands in the queue: a noun declares its own, `queue/queueSources` has all. */
type OfSource = { source: (db: Querying) => QueueSource }

const isOf = ({ queue, recordId }: Case) => and(eq(workHolds.queue, queue), eq(workHolds.recordId, recordId))
const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MINUTES * MINUTE)
const lasts = (now: Date) => gt(workHolds.lastInputAt, idleSince(now))

const read = (db: Querying) =>
  db
    .select({ recordId: workHolds.recordId, staffId: workHolds.staffId, name: staff.name, takenAt: workHolds.takenAt })
    .from(workHolds)
    .innerJoin(staff, eq(staff.staffId, workHolds.staffId))

type Row = Awaited<ReturnType<typeof read>>[number]
const holderIn = ({ staffId, name, takenAt }: Row): Holder => ({ staffId, name, takenAt: takenAt.toISOString() })

/** Who has a case in hand, if anybody. */
export async function holderOf(db: Querying, held: Case): Promise<Holder | null> {
  const [row] = await read(db).where(and(isOf(held), lasts(held.now)))
  return row ? holderIn(row) : null
}

/** Takes a case that waits, or keeps it: of several at once one has it, by the row's key, and the others are told who. */
export async function takeHold(tx: Transaction, { source, ...held }: Holding & OfSource): Promise<void> {
  const { queue, recordId, staffId, now } = held
  const { table, id, where, isOwn } = source(tx)
  const [waiting] = await tx
    .select({ id, isOwn: sql<boolean>`${isOwn?.(staffId) ?? sql`false`}` })
    .from(table)
    .where(and(where, eq(id, recordId)))
  if (!waiting) throw new HttpError(409, 'NOT_WAITING', '这一件已经办完，不用再领取')
  if (waiting.isOwn) throw new HttpError(403, 'OWN_DECISION', '自己作的决定，要由另一位药师复核')
  const [taken] = await tx
    .insert(workHolds)
    .values({ queue, recordId, staffId, takenAt: now, lastInputAt: now })
    .onConflictDoUpdate({
      target: [workHolds.queue, workHolds.recordId],
      set: {
        staffId,
        takenAt: sql`case when ${lasts(now)} then ${workHolds.takenAt} else excluded.taken_at end`,
        lastInputAt: now,
      },
      setWhere: or(eq(workHolds.staffId, staffId), lte(workHolds.lastInputAt, idleSince(now))),
    })
    .returning({ staffId: workHolds.staffId })
  if (!taken) throw await heldByOther(tx, held)
}

/** Refuses what whoever has a waiting case in hand may do, and nobody else; a case that is done is in no hand. */
export async function checkHeld(tx: Transaction, { source, ...held }: Holding & OfSource): Promise<void> {
  const { table, id, where } = source(tx)
  const [waiting] = await tx
    .select({ id })
    .from(table)
    .where(and(where, eq(id, held.recordId)))
  if (!waiting) return
  const holder = await holderOf(tx, held)
  if (holder?.staffId === held.staffId) return
  if (holder) throw new HttpError(409, 'HELD', heldWords(held.queue, holder, held.now.getTime()))
  throw new HttpError(409, 'NOT_HELD', '请先领取这一件')
}

/** Who has a case in hand has touched the page: it stays there. */
export async function keepHold(db: Querying, { staffId, lastInputAt, ...held }: Holding & { lastInputAt: Date }): Promise<void> {
  await db
    .update(workHolds)
    .set({ lastInputAt })
    .where(and(isOf(held), eq(workHolds.staffId, staffId), lasts(held.now), lt(workHolds.lastInputAt, lastInputAt)))
}

export async function giveBackHold(tx: Transaction, { staffId, ...held }: Holding): Promise<void> {
  await tx.delete(workHolds).where(and(isOf(held), eq(workHolds.staffId, staffId)))
}

/** Belongs to every decision: refuses it while somebody else has the case in hand; with it, the case is in nobody's. */
export async function endHold(tx: Transaction, held: Holding): Promise<void> {
  const [other] = await tx
    .select({ staffId: workHolds.staffId })
    .from(workHolds)
    .where(and(isOf(held), lasts(held.now), ne(workHolds.staffId, held.staffId)))
  if (other) throw await heldByOther(tx, held)
  await tx.delete(workHolds).where(isOf(held))
}

async function heldByOther(tx: Transaction, held: Case): Promise<HttpError> {
  const holder = await holderOf(tx, held)
  return new HttpError(409, 'HELD', holder ? heldWords(held.queue, holder, held.now.getTime()) : '这一件刚被领取，请再试一次')
}

/** A page of cases with who has each in hand, and how many of all that wait are in whose. */
export async function withHolders<R, P extends { results: R[] }>(
  db: Querying,
  page: P & { results: R[] },
  { source, queue, now, staffId, idOf }: Omit<Holding, 'recordId'> & OfSource & { idOf: (row: R) => string },
) {
  const rows = await read(db).where(and(eq(workHolds.queue, queue), inArray(workHolds.recordId, page.results.map(idOf)), lasts(now)))
  const holders = new Map(rows.map((row) => [row.recordId, holderIn(row)]))
  const holds = await holdCounts(db, { source, queue, now, staffId })
  return { ...page, holds, results: page.results.map((row) => ({ ...row, holder: holders.get(idOf(row)) ?? null })) }
}

async function holdCounts(db: Querying, { source, ...held }: Omit<Holding, 'recordId'> & OfSource): Promise<HoldCounts> {
  const { table, id, where } = source(db)
  const counted = async (hold: Hold) => [hold, await db.$count(table, and(where, isHeldSo(db, { ...held, id, hold })))] as const
  return Object.fromEntries(await inTurn(Hold.options, counted)) as Record<Hold, number>
}

/** Of the rows of a table, those that are in such a hand; `id` is the table's own. No condition where every hand will do. */
export function isHeldSo(
  db: Querying,
  { queue, id, staffId, hold, now }: Omit<Holding, 'recordId'> & { id: PgColumn; hold: Hold },
): SQL | undefined {
  if (hold === 'all') return undefined
  if (hold === 'free') return isFree(db, { queue, id, now })
  const whose = hold === 'mine' ? eq(workHolds.staffId, staffId) : ne(workHolds.staffId, staffId)
  const held = and(eq(workHolds.queue, queue), eq(workHolds.recordId, id), lasts(now), whose)
  return exists(db.select({ staffId: workHolds.staffId }).from(workHolds).where(held))
}

/** What somebody has in hand of a queue, and since when. */
export async function holdsOf(db: Querying, { queue, staffId, now }: Omit<Holding, 'recordId'>): Promise<Map<string, Date>> {
  const rows = await read(db).where(and(eq(workHolds.queue, queue), eq(workHolds.staffId, staffId), lasts(now)))
  return new Map(rows.map(({ recordId, takenAt }) => [recordId, takenAt]))
}

/** Of the rows of a table, those that nobody has in hand; `id` is the table's own. */
export const isFree = (db: Querying, { queue, id, now }: Omit<Case, 'recordId'> & { id: PgColumn }) =>
  notExists(
    db
      .select({ staffId: workHolds.staffId })
      .from(workHolds)
      .where(and(eq(workHolds.queue, queue), eq(workHolds.recordId, id), lasts(now))),
  )
