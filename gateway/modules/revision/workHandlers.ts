import { and, eq, inArray, sql } from 'drizzle-orm'
import { OPEN_STATES, revision, type RevisionState, type When } from '../../../counter/contract/revision'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../kernel/hash'
import { HttpError, notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { refuseStale, type Standing } from '../../kernel/work/version'
import { fieldsOf } from '../change/differences'
import { editableSubject, type EditableSubject } from '../change/subject'
import { staff } from '../../kernel/work/schema'
import { approveRevision } from './approve'
import { allowedEdit, comingBefore, isUnchanged, publishRevision, tryPublishing, type RevisionRow } from './publish'
import { revisions } from './schema'
import { readRevisions, revisionFacts, revisionViews } from './views'

export const revisionWorkHandlers = implementWork(revision, {
  list: async ({ db, staff: { staffId }, query: { page, size, subject, subjectId, part, order = 'down' } }) => {
    const wanted = and(
      subject === undefined ? undefined : eq(revisions.subject, subject),
      subjectId === undefined ? undefined : eq(revisions.subjectId, subjectId),
      part === 'all' ? undefined : inArray(revisions.state, part === 'open' ? [...OPEN_STATES] : [part]),
    )
    const hits = await db.$count(revisions, wanted)
    const rows = await readRevisions(db)
      .where(wanted)
      .orderBy(sortedBy(revisions.nth, order))
      .limit(size)
      .offset((page - 1) * size)
    return { results: await revisionViews(db, rows, staffId), hits, currentPage: page, hasMore: page * size < hits }
  },

  one: ({ db, staff: { staffId }, params: { revisionId } }) => viewed(db, revisionId, staffId),

  write: async ({ db, now, staff: { staffId }, body: { subject: kind, subjectId: id, edited: typed, ...written } }) => {
    const subject = editableSubject(kind)
    const edited = await allowedEdit(db, { subject, id, typed, now })
    const revisionId = randomId()
    return {
      record: `${kind}:${id}`,
      standing: (tx) => subject.ahead.standing(tx, id, edited),
      change: (tx) => write(tx, subject, { ...written, revisionId, id, edited, staffId, now }),
    }
  },

  rewrite: async ({ db, now, staff: { staffId }, params: { revisionId }, body: { edited: typed, seen, ...written } }) => {
    const { subject: kind, subjectId: id } = await storedRevision(db, revisionId)
    const subject = editableSubject(kind)
    const edited = await allowedEdit(db, { subject, id, typed, now })
    const record = `${kind}:${id}`
    return {
      record,
      standing: (tx) => standingRevision(tx, revisionId),
      change: async (tx) => {
        await refuseStale(tx, await subject.ahead.standing(tx, id, edited), { sent: seen, record, now })
        return write(tx, subject, { ...written, revisionId, id, edited, staffId, now })
      },
    }
  },

  approve: async ({ db, now, staff: { staffId, name }, params: { revisionId } }) => {
    const { subject: kind, subjectId: id, after: typed } = await storedRevision(db, revisionId)
    await allowedEdit(db, { subject: editableSubject(kind), id, typed, now })
    return {
      record: `${kind}:${id}`,
      standing: (tx) => standingCheck(tx, revisionId),
      change: async (tx) => {
        const row = await waitingRevision(tx, revisionId, staffId)
        const changes = await approveRevision(tx, row, { pharmacist: { staffId, name }, now })
        return { answer: await viewed(tx, revisionId, staffId), changes }
      },
    }
  },

  giveBack: async ({ db, now, staff: { staffId, name }, params: { revisionId }, body: { reason } }) => {
    const { subject, subjectId } = await storedRevision(db, revisionId)
    return {
      record: `${subject}:${subjectId}`,
      standing: (tx) => standingCheck(tx, revisionId),
      change: async (tx) => {
        await waitingRevision(tx, revisionId, staffId)
        const given = { state: 'draft' as const, publishAt: null, problem: `${name}退回：${reason}`, endedAt: now }
        await tx.update(revisions).set(given).where(eq(revisions.revisionId, revisionId))
        return {
          answer: await viewed(tx, revisionId, staffId),
          changes: { state: { from: 'inCheck', to: 'draft' }, reason: { from: null, to: reason } },
        }
      },
    }
  },

  discard: async ({ db, now, staff: { staffId }, params: { revisionId } }) => {
    const own = await storedRevision(db, revisionId)
    return {
      record: `${own.subject}:${own.subjectId}`,
      standing: (tx) => standingRevision(tx, revisionId),
      change: async (tx) => {
        await tx.update(revisions).set({ state: 'discarded', endedAt: now }).where(eq(revisions.revisionId, revisionId))
        return { answer: await viewed(tx, revisionId, staffId), changes: { state: { from: own.state, to: 'discarded' } } }
      },
    }
  },
})

async function storedRevision(db: Querying, revisionId: string): Promise<RevisionRow> {
  const [row] = await db.select().from(revisions).where(eq(revisions.revisionId, revisionId))
  if (!row) throw notFound('这份修订')
  return row
}

/** One that waits for a pharmacist, who did not write it. */
async function waitingRevision(tx: Transaction, revisionId: string, staffId: string): Promise<RevisionRow> {
  const row = await storedRevision(tx, revisionId)
  if (row.state !== 'inCheck') throw new HttpError(409, 'NOT_IN_CHECK', '这份修订不在等待复核')
  if (row.staffId === staffId) throw new HttpError(403, 'OWN_REVISION', '自己写的修订，要请另一位药师复核')
  return row
}

async function viewed(tx: Querying, revisionId: string, staffId: string) {
  const [view] = await revisionViews(tx, await readRevisions(tx).where(eq(revisions.revisionId, revisionId)), staffId)
  if (!view) throw notFound('这份修订')
  return view
}

const ENDINGS: Partial<Record<RevisionState, string>> = { published: '上线了这份修订', discarded: '放弃了这份修订' }

/** A revision, its row locked; one that is published or discarded is decided. */
async function standingRevision(tx: Transaction, revisionId: string): Promise<Standing> {
  const row = await lockedRevision(tx, revisionId)
  const what = ENDINGS[row.state]
  return { facts: revisionFacts(row), decided: what && row.endedAt ? { by: await nameOf(tx, row.staffId), at: row.endedAt, what } : null }
}

/** The same for a pharmacist: one that another has let into the shop is decided. */
async function standingCheck(tx: Transaction, revisionId: string): Promise<Standing> {
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

/** Writes a revision as a draft or for a moment to come, or publishes it: what it takes the place of is what will stand there by then. */
async function write(tx: Transaction, subject: EditableSubject, { revisionId, id, edited, reason, when, typed, staffId, now }: Writing) {
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
  return { answer: await viewed(tx, revisionId, staffId), changes: { ...fieldsOf(from, to), when: { from: null, to: when } } }
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
