import { and, eq, ne } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { recount, type StoredReview } from './figures'
import { reviews } from './schema'
import { mayMove, REVIEW_MOVES, type ReviewMove } from './states'

const WHAT = '这条评价'

/** A member's own, unless he deleted it. */
export async function ownReview(db: Querying, memberId: string, id: string): Promise<StoredReview> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.memberId, memberId), ne(reviews.state, 'deleted')))
  if (!row) throw notFound(WHAT)
  return row
}

/** Whoever's it is, for staff; one that its author deleted is not there. */
export async function reviewOf(db: Querying, id: string): Promise<StoredReview> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), ne(reviews.state, 'deleted')))
  if (!row) throw notFound(WHAT)
  return row
}

/** The same with its row locked, before which nothing of it moves. */
export async function lockedReview(tx: Transaction, { id }: { id: string }): Promise<StoredReview> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), ne(reviews.state, 'deleted')))
    .for('update')
  if (!row) throw notFound(WHAT)
  return row
}

type Changing = { move?: ReviewMove; set: Partial<StoredReview> }

/** Changes a locked review, and the figures of its product with it. Throws 409 where it may not move so as it stands. */
export async function change(tx: Transaction, row: StoredReview, { move, set }: Changing): Promise<StoredReview> {
  if (move && !mayMove(row.state, move)) throw new HttpError(409, 'REVIEW_MOVED', '这条评价已有变化，请刷新后再试')
  const [changed] = await tx
    .update(reviews)
    .set({ ...set, ...(move && { state: REVIEW_MOVES[move].to }) })
    .where(eq(reviews.id, row.id))
    .returning()
  if (!changed) throw notFound(WHAT)
  await recount(tx, row.productCode, row, changed)
  return changed
}
