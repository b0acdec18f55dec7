import { eq } from 'drizzle-orm'
import type { RevisionState } from '../../../counter/contract/revision'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { staff } from '../../kernel/work/schema'
import type { Standing } from '../../kernel/work/version'
import type { RevisionRow } from './publish'
import { revisions } from './schema'
import { revisionFacts } from './views'

/** A revision. 404 where there is none. */
export async function storedRevision(db: Querying, revisionId: string): Promise<RevisionRow> {
  const [row] = await db.select().from(revisions).where(eq(revisions.revisionId, revisionId))
  if (!row) throw notFound('这份修订')
  return row
}

/** One that waits for a pharmacist, who did not write it. 404 where there is none, 409 NOT_IN_CHECK, 403 OWN_REVISION. */
export async function waitingRevision(tx: Transaction, revisionId: string, staffId: string): Promise<RevisionRow> {
  const row = await storedRevision(tx, revisionId)
  if (row.state !== 'inCheck') throw new HttpError(409, 'NOT_IN_CHECK', '这份修订不在等待复核')
  if (row.staffId === staffId) throw new HttpError(403, 'OWN_REVISION', '自己写的修订，要请另一位药师复核')
  return row
}

const ENDINGS: Partial<Record<RevisionState, string>> = { published: '上线了这份修订', discarded: '放弃了这份修订' }

/** A revision, its row locked; one that is published or discarded is decided. 404 where there is none. */
export async function standingRevision(tx: Transaction, revisionId: string): Promise<Standing> {
  const row = await lockedRevision(tx, revisionId)
  const what = ENDINGS[row.state]
  return { facts: revisionFacts(row), decided: what && row.endedAt ? { by: await nameOf(tx, row.staffId), at: row.endedAt, what } : null }
}

/** The same for a pharmacist: one that another has let into the shop is decided. 404 where there is none. */
export async function standingCheck(tx: Transaction, revisionId: string): Promise<Standing> {
  const { checkedBy, checkedAt, ...row } = await lockedRevision(tx, revisionId)
  if (checkedBy === null || checkedAt === null) return standingRevision(tx, revisionId)
  return { facts: revisionFacts(row), decided: { by: await nameOf(tx, checkedBy), at: checkedAt, what: '复核通过了这份修订' } }
}

async function lockedRevision(tx: Transaction, revisionId: string): Promise<RevisionRow> {
  const [row] = await tx.select().from(revisions).where(eq(revisions.revisionId, revisionId)).for('update')
  if (!row) throw notFound('这份修订')
  return row
}

async function nameOf(db: Querying, staffId: string): Promise<string> {
  const [found] = await db.select({ name: staff.name }).from(staff).where(eq(staff.staffId, staffId))
  return found?.name ?? ''
}

/** Makes one that waits for a pharmacist a draft again, with what was wrong with it. */
export async function giveBackRevision(
  tx: Transaction,
  revisionId: string,
  { problem, now }: { problem: string; now: Date },
): Promise<void> {
  const given = { state: 'draft' as const, publishAt: null, problem, endedAt: now }
  await tx.update(revisions).set(given).where(eq(revisions.revisionId, revisionId))
}

/** Ends a revision that nobody wants any more. */
export async function discardRevision(tx: Transaction, revisionId: string, now: Date): Promise<void> {
  await tx.update(revisions).set({ state: 'discarded', endedAt: now }).where(eq(revisions.revisionId, revisionId))
}
