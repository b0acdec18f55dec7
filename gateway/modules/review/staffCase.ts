import { and, asc, count, desc, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { URGENT_REPORTS, type ListedReview, type ReviewCase, type ReviewPart, type ReviewQuery } from '../../../counter/contract/review'
import { hideWords } from '../../../src/contract/reviewTags'
import { inTurn } from '../../db/inTurn'
import type { Db, Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { maskText } from '../../kernel/work/mask'
import { staff } from '../../kernel/work/schema'
import { versionOf, type Standing } from '../../kernel/work/version'
import type { WorkProviders } from '../../kernel/work/workContext'
import { orderLines } from '../purchase/schema'
import { pictureOfRecord } from '../upload/uploads'
import { mayAnswer, mayKeep } from './decide'
import type { StoredReview } from './figures'
import { isServiceOnly, linesOf } from './lines'
import { reviewReports, reviews, REVIEWS } from './schema'
import { mayMove } from './states'
import { lockedReview, reviewOf } from './stored'

const PARTS: Readonly<Record<ReviewPart, SQL>> = {
  open: isNotNull(reviews.waitsSince),
  published: eq(reviews.state, 'published'),
  hidden: eq(reviews.state, 'hidden'),
}

const productName = sql<string>`${orderLines.card} ->> 'name'`

/** One page of reviews. */
export async function listCases(db: Querying, { page, size, part, stars, words, order }: z.infer<typeof ReviewQuery>) {
  const wanted = and(
    PARTS[part],
    stars === undefined ? undefined : eq(reviews.stars, Number(stars)),
    words === undefined || words === '' ? undefined : sql`strpos(${productName}, ${words}::text) > 0`,
  )
  const since = part === 'open' ? reviews.waitsSince : reviews.writtenAt
  const urgent = part === 'open' ? [desc(gte(reviews.openReports, URGENT_REPORTS))] : []
  const [total] = await db
    .select({ hits: count() })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.lineId, reviews.lineId))
    .where(wanted)
  const rows = await db
    .select({ row: reviews, name: productName })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.lineId, reviews.lineId))
    .where(wanted)
    .orderBy(...urgent, order === 'newest' ? desc(since) : asc(since), asc(reviews.id))
    .limit(size)
    .offset((page - 1) * size)
  const counts = { open: await db.$count(reviews, PARTS.open), hidden: await db.$count(reviews, PARTS.hidden) }
  const hits = total?.hits ?? 0
  return {
    ...paged(
      rows.map(({ row, name }) => listedOf(row, name)),
      { page, size, hits },
    ),
    counts,
  }
}

function listedOf(row: StoredReview, name: string): ListedReview {
  const { id, productCode, state, shownName, stars, tags, words, pictureIds, writtenAt, waitsSince, openReports, answeredAt } = row
  return {
    ...{ id, state, shownName, stars, tags, openReports },
    product: { productCode, name },
    words: maskText(words),
    pictures: pictureIds.length,
    writtenAt: writtenAt.toISOString(),
    waitsSince: waitsSince?.toISOString() ?? null,
    isAnswered: answeredAt !== null,
  }
}

const nameOf = async (db: Querying, staffId: string | null): Promise<string> => {
  if (staffId === null) return ''
  const [found] = await db.select({ name: staff.name }).from(staff).where(eq(staff.staffId, staffId))
  return found?.name ?? ''
}

/** What somebody decides by. */
const factsIn = ({ state, stars, tags, words, pictureIds, addedWords, answerWords, hideReason, openReports }: StoredReview) => ({
  ...{ state, stars, tags, words, pictureIds, addedWords, answerWords, hideReason, openReports },
})

/** A review with its row locked, held against what its person saw. */
export async function standingCase(tx: Transaction, id: string): Promise<Standing> {
  return { facts: factsIn(await lockedReview(tx, { id })) }
}

/** One review as whoever decides on it has to see it. */
export async function caseOf(db: Querying, id: string): Promise<ReviewCase> {
  const row = await reviewOf(db, id)
  const line = (await linesOf(db, [row.lineId])).get(row.lineId)
  if (!line) throw notFound('这条评价')
  const reports = await db.select().from(reviewReports).where(eq(reviewReports.reviewId, id)).orderBy(desc(reviewReports.reportedAt))
  const { addedWords, addedAt, answerWords, answeredAt, hideReason, hideNote, decidedAt } = row
  return {
    ...listedOf(row, line.card.name),
    version: versionOf(factsIn(row)),
    can: { publish: mayMove(row.state, 'publish'), keep: mayKeep(row), hide: mayMove(row.state, 'hide'), answer: mayAnswer(row) },
    isServiceOnly: await isServiceOnly(db, line),
    specification: line.specification,
    quantity: line.quantity,
    receivedAt: line.receivedAt.toISOString(),
    pictureIds: row.pictureIds,
    added: addedWords === null || addedAt === null ? null : { words: maskText(addedWords), at: addedAt.toISOString() },
    answer:
      answerWords === null || answeredAt === null
        ? null
        : { words: maskText(answerWords), by: await nameOf(db, row.answeredBy), at: answeredAt.toISOString() },
    hidden: hideReason === null ? null : { reason: hideWords(hideReason), note: hideNote ?? '' },
    decided: decidedAt === null ? null : { by: await nameOf(db, row.decidedBy), at: decidedAt.toISOString() },
    helpful: row.helpful,
    reports: await inTurn(reports, ({ reason, reportedAt }) => Promise.resolve({ reason, at: reportedAt.toISOString() })),
  }
}

/** A picture of a review as a data URL, for staff. */
export async function pictureOfCase(opening: { db: Db; providers: WorkProviders }, { id, pictureId }: { id: string; pictureId: string }) {
  const row = await reviewOf(opening.db, id)
  const picture = await pictureOfRecord(opening, { table: REVIEWS, id: row.id }, pictureId)
  if (!picture) throw notFound('这张图片')
  return { dataUrl: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}` }
}
