import type { HideReason } from '../../../src/contract/reviewTags'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { notify } from '../message/notify'
import { refuseSensitive } from '../sensitiveWord/refuseSensitive'
import type { StoredReview } from './figures'
import { lockedReview, change } from './stored'

type Deciding = { id: string; staffId: string; now: Date }

const looked = ({ staffId, now }: Deciding) => ({ waitsSince: null, openReports: 0, decidedBy: staffId, decidedAt: now })

export async function publish(tx: Transaction, deciding: Deciding): Promise<void> {
  const row = await lockedReview(tx, deciding)
  await change(tx, row, { move: 'publish', set: { ...looked(deciding), hideReason: null, hideNote: null } })
}

/** It was reported, and stays. */
export async function keep(tx: Transaction, deciding: Deciding): Promise<void> {
  const row = await lockedReview(tx, deciding)
  if (!mayKeep(row)) throw new HttpError(409, 'NOT_WAITING', '这条评价没有待处理的举报')
  await change(tx, row, { set: looked(deciding) })
}

export const mayKeep = ({ state, openReports }: StoredReview) => state === 'published' && openReports > 0

/** Nobody else sees it from now on; its author is told why, and can correct it. */
export async function hide(tx: Transaction, { reason, note, ...deciding }: Deciding & { reason: HideReason; note: string }): Promise<void> {
  if (reason === 'other' && note === '') throw new HttpError(400, 'INVALID', '请写明原因', { field: 'note' })
  const row = await lockedReview(tx, deciding)
  const hidden = await change(tx, row, { move: 'hide', set: { ...looked(deciding), hideReason: reason, hideNote: note } })
  await tell(tx, hidden, 'reviewHidden', deciding.now)
}

export type Answering = Deciding & { words: string; title: string }

/** Answers it for everybody to read, and tells its author once. */
export async function answer(tx: Transaction, { words, title, ...deciding }: Answering): Promise<void> {
  const { staffId, now } = deciding
  const row = await lockedReview(tx, deciding)
  if (!mayAnswer(row)) throw new HttpError(409, 'REVIEW_MOVED', '展示着的评价才能回复')
  await refuseSensitive(tx, 'reviewAnswer', [{ field: 'words', text: words }])
  const answered = await change(tx, row, { set: { answerWords: words, answeredBy: staffId, answererTitle: title, answeredAt: now } })
  if (row.answeredAt === null) await tell(tx, answered, 'reviewAnswered', now)
}

export const mayAnswer = ({ state }: StoredReview) => state === 'published'

const tell = (tx: Transaction, { id, memberId, lineId }: StoredReview, template: 'reviewHidden' | 'reviewAnswered', at: Date) =>
  notify(tx, { template, memberId, event: `${id} ${at.getTime()}`, at, words: { lineId } })
