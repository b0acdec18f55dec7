import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { change, changeOrder, type Change } from '../../../counter/contract/change'
import { shopMoment } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { changes } from './schema'
import { staff } from '../../kernel/work/schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { sortedBy } from '../../kernel/sortedBy'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf, type Standing } from '../../kernel/work/version'
import { lastChange } from './changedSince'
import { differencesOf } from './differences'
import { labelsOf } from './labelsOf'
import { recordChange } from './recordChange'
import { changeSubjectOf, changeSubjects, type ChangeSubject } from './subject'

export const changeWorkHandlers = implementWork(change, {
  list: async ({ db, query }) => {
    const { page, size, subject, subjectId, staffId, standing } = query
    const wanted = and(
      subject === undefined ? undefined : eq(changes.subject, subject),
      subjectId === undefined ? undefined : eq(changes.subjectId, subjectId),
      staffId === undefined ? undefined : eq(changes.staffId, staffId),
      standing === undefined ? undefined : standing === 'reverted' ? isNotNull(changes.revertedBy) : isNull(changes.revertedBy),
    )
    const [total] = await db.select({ hits: count() }).from(changes).where(wanted)
    const rows = await read(db)
      .where(wanted)
      .orderBy(sortedBy(changes.nth, changeOrder(query)))
      .limit(size)
      .offset((page - 1) * size)
    const hits = total?.hits ?? 0
    const subjects = changeSubjects().map((one) => ({ subject: one.subject, title: one.title }))
    const people = await whoChanged(db)
    return { results: await viewsOf(db, rows), hits, currentPage: page, hasMore: page * size < hits, subjects, people }
  },

  revert: async ({ db, now, staff: { staffId }, params: { changeId } }) => {
    const [found] = await read(db).where(eq(changes.changeId, changeId))
    if (!found) throw notFound('这次修改')
    const subject = changeSubjectOf(found.change.subject)
    if (!subject) throw new HttpError(409, 'NOT_REVERTIBLE', '这一类修改不能撤回')
    await subject.mayStand?.(db, { id: found.change.subjectId, to: found.change.before, now })
    return {
      record: `${subject.subject}:${found.change.subjectId}`,
      standing: (tx) => standingChange(tx, changeId),
      change: async (tx) => {
        const audited = await revert(tx, { found, subject, staffId, now })
        const [view] = await viewsOf(tx, await read(tx).where(eq(changes.changeId, changeId)))
        if (!view) throw notFound('这次修改')
        return { answer: view, changes: audited }
      },
    }
  },
})

const whoChanged = (db: Querying) =>
  db
    .select({ staffId: staff.staffId, name: staff.name })
    .from(staff)
    .where(inArray(staff.staffId, db.selectDistinct({ staffId: changes.staffId }).from(changes)))
    .orderBy(asc(staff.name), asc(staff.staffId))

const revertingChanges = alias(changes, 'reverting')
const revertingStaff = alias(staff, 'reverting_staff')

const read = (db: Querying) =>
  db
    .select({ change: changes, by: staff.name, revertedBy: revertingStaff.name, revertedAt: revertingChanges.at })
    .from(changes)
    .innerJoin(staff, eq(staff.staffId, changes.staffId))
    .leftJoin(revertingChanges, eq(revertingChanges.changeId, changes.revertedBy))
    .leftJoin(revertingStaff, eq(revertingStaff.staffId, revertingChanges.staffId))

type Row = Awaited<ReturnType<typeof read>>[number]
type Reverting = { found: Row; subject: ChangeSubject; staffId: string; now: Date }

const factsIn = ({ change: { changeId }, revertedAt }: Row) => ({ changeId, revertedAt })

/** A change, its row locked; whether what it changed still stands is seen when it is taken back (`ChangeSubject.apply`). */
async function standingChange(tx: Transaction, changeId: string): Promise<Standing> {
  await tx.select({ changeId: changes.changeId }).from(changes).where(eq(changes.changeId, changeId)).for('update')
  const [row] = await read(tx).where(eq(changes.changeId, changeId))
  if (!row) throw notFound('这次修改')
  const { revertedAt: at, revertedBy } = row
  return { facts: factsIn(row), decided: at && { by: revertedBy ?? '', at, what: '撤回过这次修改' } }
}

/** Puts what was there before in the place of what the change put there. */
async function revert(tx: Transaction, { found: { change: own }, subject, staffId, now }: Reverting) {
  const back = { id: own.subjectId, before: own.after, after: own.before, staffId, now }
  const { changeId: revertedBy, changes: audited } = await recordChange(tx, subject, back)
  await tx
    .update(changes)
    .set({ revertedBy })
    .where(and(eq(changes.changeId, own.changeId), isNull(changes.revertedBy)))
  if (!(await subject.apply(tx, { id: own.subjectId, from: own.after, to: own.before, now, isRevert: true })))
    throw new HttpError(409, 'CHANGED_SINCE', await changedSince(tx, own, { revertedBy, now }))
  return audited
}

type Since = { revertedBy: string | undefined; now: Date }

/** Why a change cannot be taken back, for staff. */
async function changedSince(tx: Transaction, own: Row['change'], { revertedBy, now }: Since): Promise<string> {
  const last = await lastChange(tx, { ...own, but: revertedBy })
  if (!last) return '现在的内容已不是这次修改之后的样子，撤回会盖掉后来的改动'
  return `${last.by}在 ${shopMoment(last.at, now)} 又改过，请先撤回那一次`
}

async function viewsOf(db: Querying, rows: readonly Row[]): Promise<Change[]> {
  const labels = await labelsOf(
    db,
    rows.map(({ change: own }) => own),
  )
  return rows.map((row) => {
    const { change: own, by, revertedBy, revertedAt } = row
    const { changeId, subject, subjectId, before, after, at, reason } = own
    const known = changeSubjectOf(subject)
    return {
      changeId,
      version: versionOf(factsIn(row)),
      subject,
      subjectTitle: known?.title ?? subject,
      subjectId,
      label: labels.get(`${subject}:${subjectId}`) ?? subjectId,
      before,
      after,
      differences: differencesOf({ id: subjectId, before, after }, known),
      by,
      at: at.toISOString(),
      reason,
      reverted: revertedAt === null ? null : { by: revertedBy ?? '', at: revertedAt.toISOString() },
      canRevert: known !== undefined && revertedAt === null,
    }
  })
}
