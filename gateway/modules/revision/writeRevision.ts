import { sql } from 'drizzle-orm'
import type { RevisionState, When } from '../../../counter/contract/revision'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { fieldsOf } from '../change/differences'
import type { EditableSubject } from '../change/subject'
import { comingBefore, isUnchanged, publishRevision, tryPublishing } from './publish'
import { revisions } from './schema'
import { revisionView } from './views'

type Writing = {
  revisionId: string
  id: string
  edited: unknown
  reason: string
  when: When
  typed: string
  staffId: string
  now: Date
}

/**
 * Writes a revision as a draft or for a moment to come, or publishes it: what it takes the place of is what will stand there by then.
 * 400 UNCHANGED or TOO_EARLY, 409 LEAP where what looks like a slip is not confirmed.
 */
export async function writeRevision(
  tx: Transaction,
  subject: EditableSubject,
  { revisionId, id, edited, reason, when, typed, staffId, now }: Writing,
) {
  const publishAt = momentOf(when, now)
  const of = { subject: subject.subject, subjectId: id }
  const coming = publishAt === null ? [] : await comingBefore(tx, { ...of, publishAt, but: revisionId })
  const { from, to } = await subject.ahead.standing(
    tx,
    id,
    edited,
    coming.map(({ after }) => after),
  )
  if (isUnchanged(from, to)) throw new HttpError(400, 'UNCHANGED', '没有改动')
  if (when !== 'draft') refuseSlip(subject.ahead, subject.ahead.guard?.(from, to) ?? null, typed)
  const isChecked = when !== 'draft' && (subject.ahead.check?.isNeeded(to) ?? false)
  const state: RevisionState = isChecked ? 'inCheck' : publishAt === null ? 'draft' : 'scheduled'
  // As JSON: `null` is a value like any other.
  const after = sql`${JSON.stringify(to)}::jsonb`
  const unchecked = { problem: null, checkedBy: null, checkedAt: null, endedAt: null }
  const own = { before: from, after, reason, state, publishAt, staffId, writtenAt: now, ...unchecked }
  const [row] = await tx
    .insert(revisions)
    .values({ revisionId, ...of, ...own })
    .onConflictDoUpdate({ target: revisions.revisionId, set: own })
    .returning()
  if (!row) throw notFound('这份修订')
  if (when === 'now' && !isChecked) await publishRevision(tx, row, now)
  else if (when !== 'draft') await tryPublishing(tx, subject, { id, from, to, now, coming })
  return { answer: await revisionView(tx, revisionId, staffId), changes: { ...fieldsOf(from, to), when: { from: null, to: when } } }
}

/** When it is put into the shop; null where nobody said so yet, or where it is there already. */
function momentOf(when: When, now: Date): Date | null {
  if (when === 'draft' || when === 'now') return null
  const at = new Date(when)
  if (at.getTime() <= now.getTime()) throw new HttpError(400, 'TOO_EARLY', '定时上线的时间应晚于现在', { field: 'when' })
  return at
}

const SLIP = '售价变动超过十倍'

/** What looks like a slip is written once its sentence is typed. */
function refuseSlip({ guarded = SLIP }: EditableSubject['ahead'], sentence: string | null, typed: string) {
  if (sentence === null || typed.trim() === sentence) return
  throw new HttpError(409, 'LEAP', `${guarded}。确认的话，请输入「${sentence}」`, { field: 'typed', details: { sentence } })
}
