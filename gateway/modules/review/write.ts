import { and, eq, inArray } from 'drizzle-orm'
import { ADD_DAYS, WRITE_DAYS, type ReviewForm } from '../../../src/contract/review'
import { REVIEW_TAGS } from '../../../src/contract/reviewTags'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { maskedName } from '../../lib/maskedName'
import { members } from '../../kernel/schema'
import { refuseSensitive } from '../sensitiveWord/refuseSensitive'
import { uploads } from '../upload/schema'
import { attachUploads, deleteUploadsOf } from '../upload/uploads'
import { recount, type StoredReview } from './figures'
import { isServiceOnly, isWithin, ownLine, type ReceivedLine } from './lines'
import { reviewReports, reviews, REVIEWS, reviewVotes } from './schema'
import { change, lockedReview } from './stored'

const ANONYMOUS = '匿名用户'

export async function nameOf(db: Querying, memberId: string): Promise<string> {
  const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
  return maskedName(member?.nickname ?? '')
}

type Writing = { memberId: string; form: ReviewForm; now: Date }

/** Reviews a line, once. With pictures somebody of the shop looks first. */
export async function write(tx: Transaction, { memberId, lineId, form, now }: Writing & { lineId: string }): Promise<StoredReview> {
  const line = await ownLine(tx, memberId, lineId)
  if (!isWithin(line.receivedAt, WRITE_DAYS, now)) throw closed()
  const written = await writtenOf(tx, { memberId, line, form })
  const id = randomId()
  const isLookedAt = form.pictures.length > 0
  const [made] = await tx
    .insert(reviews)
    .values({
      ...{ id, memberId, lineId, productCode: line.productCode, writtenAt: now, ...written },
      ...{ state: isLookedAt ? ('waiting' as const) : ('published' as const), waitsSince: isLookedAt ? now : null },
    })
    .onConflictDoNothing()
    .returning()
  if (!made) throw new HttpError(409, 'REVIEWED', '这件商品已经评价过了')
  await attachUploads(tx, { memberId, kind: 'review', ids: form.pictures, record: { table: REVIEWS, id } })
  await recount(tx, line.productCode, null, made)
  return made
}

/** Whether its author may write it anew: in time, and not under what the pharmacy answered to it. */
export const mayEdit = ({ state, answeredAt }: StoredReview, receivedAt: Date, now: Date) =>
  isWithin(receivedAt, WRITE_DAYS, now) && (state !== 'published' || answeredAt === null)

export async function edit(tx: Transaction, { memberId, form, now, ...of }: Writing & { id: string }): Promise<StoredReview> {
  const row = await lockedReview(tx, of)
  const line = await ownLine(tx, memberId, row.lineId)
  if (!isWithin(line.receivedAt, WRITE_DAYS, now)) throw closed()
  if (!mayEdit(row, line.receivedAt, now)) throw new HttpError(409, 'ANSWERED', '药房已回复，不能再修改，可以追评')
  const written = await writtenOf(tx, { memberId, line, form })
  const added = form.pictures.filter((id) => !row.pictureIds.includes(id))
  const gone = row.pictureIds.filter((id) => !form.pictures.includes(id))
  if (gone.length > 0)
    await tx.delete(uploads).where(and(eq(uploads.recordTable, REVIEWS), eq(uploads.recordId, row.id), inArray(uploads.id, gone)))
  await attachUploads(tx, { memberId, kind: 'review', ids: added, record: { table: REVIEWS, id: row.id } })
  const isLookedAt = added.length > 0 || row.state === 'hidden' || (row.state === 'waiting' && isStillSeen(row, form))
  return isLookedAt
    ? change(tx, row, { move: 'resubmit', set: { ...written, waitsSince: row.waitsSince ?? now } })
    : change(tx, row, { move: 'edit', set: { ...written, waitsSince: row.openReports > 0 ? row.waitsSince : null } })
}

/** One that waits goes on waiting as long as it has what was to be looked at: a picture, or what it was hidden for. */
const isStillSeen = ({ hideReason }: StoredReview, { pictures }: ReviewForm) => hideReason !== null || pictures.length > 0

/** Adds words after use, once. */
export async function append(
  tx: Transaction,
  { memberId, words, now, ...of }: { memberId: string; id: string; words: string; now: Date },
): Promise<StoredReview> {
  const row = await lockedReview(tx, of)
  const line = await ownLine(tx, memberId, row.lineId)
  if (await isServiceOnly(tx, line)) throw serviceOnly('words')
  if (row.state !== 'published') throw new HttpError(409, 'REVIEW_MOVED', '评价展示之后才能追评')
  if (row.addedAt !== null) throw new HttpError(409, 'ADDED', '已经追评过了')
  if (!isWithin(line.receivedAt, ADD_DAYS, now)) throw new HttpError(409, 'REVIEW_CLOSED', `签收超过 ${ADD_DAYS} 天，不能再追评`)
  await refuseSensitive(tx, 'review', [{ field: 'words', text: words }])
  return change(tx, row, { set: { addedWords: words, addedAt: now } })
}

export const mayAppend = (row: StoredReview, line: ReceivedLine, now: Date) =>
  row.state === 'published' && row.addedAt === null && isWithin(line.receivedAt, ADD_DAYS, now)

/** Takes a review away with its pictures and all that hung on it. */
export async function remove(tx: Transaction, of: { id: string }): Promise<void> {
  const row = await lockedReview(tx, of)
  await deleteUploadsOf(tx, { table: REVIEWS, id: row.id })
  await tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, row.id))
  await tx.delete(reviewReports).where(eq(reviewReports.reviewId, row.id))
  const nothing = { words: '', tags: [], pictureIds: [], shownName: '', addedWords: null, addedAt: null, hideReason: null, hideNote: null }
  const unanswered = { answerWords: null, answeredBy: null, answererTitle: null, answeredAt: null }
  await change(tx, row, { move: 'delete', set: { ...nothing, ...unanswered, waitsSince: null, helpful: 0, openReports: 0 } })
}

/** What of a form is stored. Refuses what may not be written: words of a prescription drug, words that others may not read. */
async function writtenOf(tx: Transaction, { memberId, line, form }: { memberId: string; line: ReceivedLine; form: ReviewForm }) {
  const { stars, words, pictures, isAnonymous } = form
  const tags = [...new Set(form.tags)]
  if (await isServiceOnly(tx, line)) {
    if (words !== '') throw serviceOnly('words')
    if (pictures.length > 0) throw serviceOnly('pictures')
    if (tags.some((tag) => !REVIEW_TAGS[tag].isService)) throw serviceOnly('tags')
  }
  await refuseSensitive(tx, 'review', [{ field: 'words', text: words }])
  const shownName = isAnonymous ? ANONYMOUS : await nameOf(tx, memberId)
  return { stars, tags, words, pictureIds: [...new Set(pictures)], isAnonymous, shownName }
}

const closed = () => new HttpError(409, 'REVIEW_CLOSED', `签收超过 ${WRITE_DAYS} 天，不能再评价`)
const serviceOnly = (field: string) => new HttpError(400, 'SERVICE_ONLY', '处方药只能评价配送和服务，不能写用药感受、传图片', { field })
