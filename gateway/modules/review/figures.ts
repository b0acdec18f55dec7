import { and, eq, sql } from 'drizzle-orm'
import { LOW_STARS, type ReviewFigures } from '../../../src/contract/review'
import type { Querying, Transaction } from '../../db/open'
import { reviewCounts, type reviews } from './schema'

export type StoredReview = typeof reviews.$inferSelect
type Counted = Pick<StoredReview, 'state' | 'stars' | 'tags' | 'pictureIds'>

const STARS = [1, 2, 3, 4, 5] as const

/** By what a review is counted: its stars, that it has pictures, its tags. One that nobody sees is not counted. */
export function keysOf({ state, stars, tags, pictureIds }: Counted): string[] {
  if (state !== 'published') return []
  return [`stars:${stars}`, ...(pictureIds.length > 0 ? ['pictured'] : []), ...tags.map((tag) => `tag:${tag}`)]
}

/** Moves the counts of a product from what a review was to what it is; null where there was, or is, none. Its row is locked, or new. */
export async function recount(tx: Transaction, productCode: string, was: Counted | null, is: Counted | null): Promise<void> {
  const changes = new Map<string, number>()
  const change = (counted: Counted | null, by: number) =>
    (counted ? keysOf(counted) : []).forEach((key) => changes.set(key, (changes.get(key) ?? 0) + by))
  change(was, -1)
  change(is, 1)
  // Always in the same order, so that two reviews of a product do not wait for each other.
  for (const [key, by] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1)))
    if (by > 0)
      await tx
        .insert(reviewCounts)
        .values({ productCode, key, count: by })
        .onConflictDoUpdate({ target: [reviewCounts.productCode, reviewCounts.key], set: { count: sql`${reviewCounts.count} + ${by}` } })
    else if (by < 0)
      await tx
        .update(reviewCounts)
        .set({ count: sql`${reviewCounts.count} + ${by}` })
        .where(and(eq(reviewCounts.productCode, productCode), eq(reviewCounts.key, key)))
}

export const NO_FIGURES: ReviewFigures = { count: 0, average: 0, stars: [0, 0, 0, 0, 0], pictured: 0, low: 0, tags: [] }

/** What there is of a product's reviews. */
export async function figuresOf(db: Querying, productCode: string): Promise<ReviewFigures> {
  const rows = await db.select().from(reviewCounts).where(eq(reviewCounts.productCode, productCode))
  return figuresIn(new Map(rows.map(({ key, count }) => [key, count])))
}

export function figuresIn(counts: ReadonlyMap<string, number>): ReviewFigures {
  const of = (key: string) => counts.get(key) ?? 0
  const stars = STARS.map((star) => of(`stars:${star}`))
  const count = stars.reduce((sum, one) => sum + one, 0)
  const sum = stars.reduce((total, one, at) => total + one * (at + 1), 0)
  const tags = [...counts]
    .filter(([key, own]) => key.startsWith('tag:') && own > 0)
    .map(([key, own]) => ({ tag: key.slice('tag:'.length), count: own }))
    .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1))
  const low = stars.slice(0, LOW_STARS).reduce((total, one) => total + one, 0)
  return { count, average: count === 0 ? 0 : Math.round((sum * 10) / count), stars, pictured: of('pictured'), low, tags }
}
