import { and, arrayContains, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { LOW_STARS, WRITE_DAYS, type OwnReview, type Review, type ReviewDraft, type ReviewFilter } from '../../../src/contract/review'
import { hideWords } from '../../../src/contract/reviewTags'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { staff } from '../../kernel/work/schema'
import { paged } from '../../lib/paged'
import { nameForShopper } from '../staff/nameForShopper'
import { uploads } from '../upload/schema'
import { shownUpload } from '../upload/shownUpload'
import { uploadsOf } from '../upload/uploads'
import type { StoredReview } from './figures'
import { isServiceOnly, isWithin, linesOf, ownLine, showing, untilOf, type ReceivedLine } from './lines'
import { reviews, REVIEWS, reviewVotes } from './schema'
import { mayAppend, mayEdit, nameOf } from './write'

/** Where a picture of a published review is fetched; its end tells the client that it has one width (`servePictures.ts`). */
export const reviewPicturePath = (id: string) => `/api/reviews/pictures/${id}.jpg`

/** What everybody reads of who answered. */
async function answersOf(db: Querying, rows: readonly StoredReview[]): Promise<ReadonlyMap<string, Review['answer']>> {
  const ids = [...new Set(rows.flatMap(({ answeredBy }) => answeredBy ?? []))]
  const people = ids.length === 0 ? [] : await db.select().from(staff).where(inArray(staff.staffId, ids))
  const names = new Map(people.map((person) => [person.staffId, nameForShopper(person)]))
  return new Map(
    rows.map(({ id, answerWords, answeredBy, answererTitle, answeredAt }) => [
      id,
      answerWords === null || answeredAt === null || answeredBy === null
        ? null
        : { words: answerWords, by: signedBy(names.get(answeredBy) ?? '', answererTitle ?? ''), at: answeredAt.toISOString() },
    ]),
  )
}

/** 沈知夏 药师; a name that says so already stands alone. */
const signedBy = (name: string, title: string) => (name.includes(title) ? name : `${name} ${title}`.trim())

const addedOf = ({ addedWords, addedAt }: StoredReview) =>
  addedWords === null || addedAt === null ? null : { words: addedWords, at: addedAt.toISOString() }

/** Reviews as everybody reads them, in the order given. */
async function publicReviews(db: Querying, rows: readonly StoredReview[], memberId: string | undefined): Promise<Review[]> {
  const lines = await linesOf(
    db,
    rows.map(({ lineId }) => lineId),
  )
  const answers = await answersOf(db, rows)
  const pictureIds = rows.flatMap((row) => row.pictureIds)
  const kept =
    pictureIds.length === 0
      ? []
      : await db
          .select({ id: uploads.id, width: uploads.width, height: uploads.height })
          .from(uploads)
          .where(and(eq(uploads.recordTable, REVIEWS), inArray(uploads.id, pictureIds)))
  const pictures = new Map(kept.map((picture) => [picture.id, { ...picture, url: reviewPicturePath(picture.id) }]))
  const helped = await helpedOf(db, rows, memberId)
  return rows.map((row) => {
    const line = lines.get(row.lineId)
    return {
      ...{ id: row.id, name: row.shownName, stars: row.stars, tags: row.tags, words: row.words, helpful: row.helpful },
      pictures: row.pictureIds.flatMap((id) => pictures.get(id) ?? []),
      writtenAt: row.writtenAt.toISOString(),
      specification: line?.specification ?? '',
      quantity: line?.quantity ?? 1,
      added: addedOf(row),
      answer: answers.get(row.id) ?? null,
      isHelpful: helped.has(row.id),
      isOwn: row.memberId === memberId,
    }
  })
}

async function helpedOf(db: Querying, rows: readonly StoredReview[], memberId: string | undefined): Promise<ReadonlySet<string>> {
  if (memberId === undefined || rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const own = await db
    .select({ id: reviewVotes.reviewId })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.memberId, memberId), inArray(reviewVotes.reviewId, ids)))
  return new Set(own.map(({ id }) => id))
}

const chosenBy = (filter: ReviewFilter) => {
  if (filter === 'all') return undefined
  if (filter === 'pictured') return sql`cardinality(${reviews.pictureIds}) > 0`
  return filter === 'low' ? lte(reviews.stars, LOW_STARS) : arrayContains(reviews.tags, [filter])
}

type Listing = {
  productCode: string
  filter: ReviewFilter
  sort: 'useful' | 'newest'
  page: number
  size: number
  memberId?: string | undefined
}

/** One page of a product's reviews. */
export async function listReviews(db: Querying, { productCode, filter, sort, page, size, memberId }: Listing) {
  const wanted = and(eq(reviews.productCode, productCode), eq(reviews.state, 'published'), chosenBy(filter))
  const [total] = await db.select({ hits: count() }).from(reviews).where(wanted)
  const rows = await db
    .select()
    .from(reviews)
    .where(wanted)
    .orderBy(...(sort === 'useful' ? [desc(reviews.helpful)] : []), desc(reviews.writtenAt), desc(reviews.id))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(await publicReviews(db, rows, memberId), { page, size, hits })
}

type Own = { db: Querying; now: Date }

/** Reviews as their author reads them. */
async function ownViews({ db, now }: Own, rows: ReadonlyArray<{ row: StoredReview; line: ReceivedLine }>): Promise<OwnReview[]> {
  const shown = await showing(
    db,
    rows.map(({ line }) => line),
  )
  const answers = await answersOf(
    db,
    rows.map(({ row }) => row),
  )
  return inTurn(rows, async ({ row, line }) => {
    const kept = new Map((await uploadsOf(db, { table: REVIEWS, id: row.id })).map((upload) => [upload.id, upload]))
    const pictures = row.pictureIds.flatMap((id) => kept.get(id) ?? [])
    const isService = await isServiceOnly(db, line)
    return {
      ...shown(line),
      ...{ id: row.id, state: row.state, stars: row.stars, tags: row.tags, words: row.words, isAnonymous: row.isAnonymous },
      pictures: await inTurn(pictures, (upload) => shownUpload(db, upload, now)),
      writtenAt: row.writtenAt.toISOString(),
      added: addedOf(row),
      answer: answers.get(row.id) ?? null,
      helpful: row.helpful,
      hiddenFor: row.state === 'hidden' && row.hideReason !== null ? hiddenText(row) : null,
      can: { edit: mayEdit(row, line.receivedAt, now), add: !isService && mayAppend(row, line, now), remove: true },
    }
  })
}

const hiddenText = ({ hideReason, hideNote }: StoredReview) => [hideWords(hideReason ?? ''), hideNote].filter(Boolean).join('：')

export async function ownView(own: Own, row: StoredReview): Promise<OwnReview> {
  const line = await ownLine(own.db, row.memberId, row.lineId)
  const [view] = await ownViews(own, [{ row, line }])
  if (!view) throw new Error(`Review ${row.id} has no view`)
  return view
}

/** One page of what a member wrote, the newest first. */
export async function listOwn(own: Own, { memberId, page, size }: { memberId: string; page: number; size: number }) {
  const { db } = own
  const mine = and(eq(reviews.memberId, memberId), ne(reviews.state, 'deleted'))
  const [total] = await db.select({ hits: count() }).from(reviews).where(mine)
  const rows = await db
    .select()
    .from(reviews)
    .where(mine)
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(size)
    .offset((page - 1) * size)
  const lines = await linesOf(
    db,
    rows.map(({ lineId }) => lineId),
  )
  const results = await ownViews(
    own,
    rows.flatMap((row) => {
      const line = lines.get(row.lineId)
      return line ? [{ row, line }] : []
    }),
  )
  const hits = total?.hits ?? 0
  return paged(results, { page, size, hits })
}

/** What the form needs to know of a line, and what was written of it. */
export async function draftOf(own: Own, { memberId, lineId }: { memberId: string; lineId: string }): Promise<ReviewDraft> {
  const { db, now } = own
  const line = await ownLine(db, memberId, lineId)
  const shown = await showing(db, [line])
  const [row] = await db.select().from(reviews).where(eq(reviews.lineId, lineId))
  const isOpen = row === undefined && isWithin(line.receivedAt, WRITE_DAYS, now)
  return {
    ...shown(line),
    isServiceOnly: await isServiceOnly(db, line),
    maskedName: await nameOf(db, memberId),
    until: isOpen ? untilOf(line.receivedAt, WRITE_DAYS).toISOString() : null,
    review: row === undefined || row.state === 'deleted' ? null : await ownView(own, row),
  }
}
