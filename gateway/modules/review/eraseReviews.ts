import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { recount } from './figures'
import { reviews, reviewVotes } from './schema'

/** An erased member's reviews go with their pictures, his votes are taken back; the figures follow. What he reported stays counted. */
export async function eraseReviews(tx: Transaction, memberId: string): Promise<void> {
  const own = await tx.select().from(reviews).where(eq(reviews.memberId, memberId)).orderBy(reviews.id).for('update')
  for (const row of own) await recount(tx, row.productCode, row, null)
  const votes = tx.select({ id: reviewVotes.reviewId }).from(reviewVotes).where(eq(reviewVotes.memberId, memberId))
  await tx
    .update(reviews)
    .set({ helpful: sql`${reviews.helpful} - 1` })
    .where(inArray(reviews.id, votes))
  await tx.delete(reviewVotes).where(eq(reviewVotes.memberId, memberId))
  await tx.delete(reviews).where(eq(reviews.memberId, memberId))
}
