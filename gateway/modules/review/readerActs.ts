import { and, eq, sql } from 'drizzle-orm'
import type { ReportReason } from '../../../src/contract/reviewTags'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { StoredReview } from './figures'
import { isPrescriptionDrug } from './lines'
import { reviewReports, reviews, reviewVotes } from './schema'
import { lockedReview } from './stored'

type Reading = { id: string; memberId: string; now: Date }

/** A review that this reader sees, its row locked. Throws 404 of one nobody sees, 409 OWN_REVIEW of his own. */
async function seen(tx: Transaction, { id, memberId }: Reading): Promise<StoredReview> {
  const row = await lockedReview(tx, { id })
  if (row.memberId === memberId) throw new HttpError(409, 'OWN_REVIEW', '这是您自己的评价')
  if (row.state !== 'published' || (await isPrescriptionDrug(tx, row.productCode))) throw notFound('这条评价')
  return row
}

/** Says that it helped, or takes that back; twice is once. */
export async function help(tx: Transaction, { isHelpful, ...reading }: Reading & { isHelpful: boolean }) {
  const { id, helpful } = await seen(tx, reading)
  const { memberId, now } = reading
  const changed = isHelpful
    ? await tx.insert(reviewVotes).values({ reviewId: id, memberId, votedAt: now }).onConflictDoNothing().returning()
    : await tx
        .delete(reviewVotes)
        .where(and(eq(reviewVotes.reviewId, id), eq(reviewVotes.memberId, memberId)))
        .returning()
  const by = changed.length === 0 ? 0 : isHelpful ? 1 : -1
  if (by !== 0)
    await tx
      .update(reviews)
      .set({ helpful: sql`${reviews.helpful} + ${by}` })
      .where(eq(reviews.id, id))
  return { helpful: helpful + by, isHelpful }
}

/** Reports it, once: it goes to the counter's queue and stays to be seen until somebody has looked. */
export async function report(tx: Transaction, { reason, ...reading }: Reading & { reason: ReportReason }): Promise<void> {
  const { id, waitsSince } = await seen(tx, reading)
  const { memberId, now } = reading
  const [made] = await tx
    .insert(reviewReports)
    .values({ reviewId: id, memberId, reason, reportedAt: now })
    .onConflictDoNothing()
    .returning({ reviewId: reviewReports.reviewId })
  if (!made) throw new HttpError(409, 'REPORTED', '您已经举报过这条评价，我们会尽快处理')
  await tx
    .update(reviews)
    .set({ openReports: sql`${reviews.openReports} + 1`, waitsSince: waitsSince ?? now })
    .where(eq(reviews.id, id))
}
