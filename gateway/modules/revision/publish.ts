import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, lte, ne } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { Changes } from '../../kernel/work/workContext'
import { changedSince } from '../change/changedSince'
import { recordChange } from '../change/recordChange'
import { editableSubject, stamped, type EditableSubject } from '../change/subject'
import { revisions } from './schema'

export type RevisionRow = typeof revisions.$inferSelect
type Checking = { subject: EditableSubject; id: string; typed: unknown; now: Date }

/** What was typed as it may be stored: held against its shape, the rules of its kind and the law, before any transaction. */
export async function allowedEdit(db: Db, { subject, id, typed, now }: Checking): Promise<unknown> {
  const edited = await subject.ahead.read(db, id, typed)
  await subject.mayStand?.(db, { id, to: edited, now })
  return edited
}

const isNothing = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
/** Whether an edit leaves everything as it is. */
export const isUnchanged = (from: unknown, to: unknown) => isDeepStrictEqual(from, to) || isNothing(to)

/**
 * Puts a revision into the shop: a change like any other, which can be taken back. Where its fields are not what stood there when it was
 * written, nothing is; where they are already what it wants, there is nothing to do. Answers what the audit log gets.
 */
export async function publishRevision(tx: Transaction, row: RevisionRow, now: Date): Promise<Changes> {
  const { revisionId, subject: kind, subjectId: id, before, after, reason, staffId } = row
  const subject = editableSubject(kind)
  const standing = await subject.ahead.standing(tx, id, after)
  const isThere = isUnchanged(standing.from, standing.to)
  const { from, to } = await stamped(subject, tx, { id, from: before, to: after, now })
  const { changeId, changes } = isThere
    ? { changeId: undefined, changes: {} }
    : await recordChange(tx, subject, { id, before: from, after: to, staffId, now, reason })
  if (!isThere && !(await subject.apply(tx, { id, from, to, now })))
    throw new HttpError(409, 'CHANGED_SINCE', await changedSince(tx, { subject: kind, subjectId: id, but: changeId, now }))
  const state = 'published' as const
  await tx
    .update(revisions)
    .set({ state, changeId: changeId ?? null, endedAt: now })
    .where(eq(revisions.revisionId, revisionId))
  return changes
}

type Coming = { subject: string; subjectId: string; publishAt: Date; /** Which is not asked about itself. */ but?: string }

/** What will have been published of a thing by then, earliest first. */
export const comingBefore = (tx: Transaction, { subject, subjectId, publishAt, but = '' }: Coming): Promise<RevisionRow[]> =>
  tx
    .select()
    .from(revisions)
    .where(
      and(
        eq(revisions.subject, subject),
        eq(revisions.subjectId, subjectId),
        eq(revisions.state, 'scheduled'),
        lte(revisions.publishAt, publishAt),
        ne(revisions.revisionId, but),
      ),
    )
    .orderBy(asc(revisions.publishAt), asc(revisions.nth))

class Tried extends Error {}

type Trying = { id: string; from: unknown; to: unknown; now: Date; coming: readonly RevisionRow[] }

/** Throws what publishing would be refused with, after what comes before it; writes nothing (a savepoint that is rolled back). */
export async function tryPublishing(tx: Transaction, subject: EditableSubject, { id, from, to, now, coming }: Trying): Promise<void> {
  const put = async (attempt: Transaction, edit: Pick<Trying, 'from' | 'to'>) =>
    subject.apply(attempt, await stamped(subject, attempt, { ...edit, id, now }))
  await tx
    .transaction(async (attempt) => {
      for (const { before, after } of coming) await put(attempt, { from: before, to: after })
      await put(attempt, { from, to })
      throw new Tried()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error
    })
}
