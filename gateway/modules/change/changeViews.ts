import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import { changeOrder, type Change, type ChangeQuery } from '../../../counter/contract/change'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { sortedBy } from '../../kernel/sortedBy'
import { staff } from '../../kernel/work/schema'
import { versionOf } from '../../kernel/work/version'
import { differencesOf } from './differences'
import { labelsOf } from './labelsOf'
import { changes } from './schema'
import { changeSubjectOf, changeSubjects } from './subject'

/** A page of what was changed, with the kinds of things and the people to choose from. */
export async function pageOfChanges(db: Querying, query: z.infer<typeof ChangeQuery>) {
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
  return { ...paged(await viewsOf(db, rows), { page, size, hits }), subjects, people }
}

const whoChanged = (db: Querying) =>
  db
    .select({ staffId: staff.staffId, name: staff.name })
    .from(staff)
    .where(inArray(staff.staffId, db.selectDistinct({ staffId: changes.staffId }).from(changes)))
    .orderBy(asc(staff.name), asc(staff.staffId))

const revertingChanges = alias(changes, 'reverting')
const revertingStaff = alias(staff, 'reverting_staff')

/** Changes with who made them, and who took them back. */
const read = (db: Querying) =>
  db
    .select({ change: changes, by: staff.name, revertedBy: revertingStaff.name, revertedAt: revertingChanges.at })
    .from(changes)
    .innerJoin(staff, eq(staff.staffId, changes.staffId))
    .leftJoin(revertingChanges, eq(revertingChanges.changeId, changes.revertedBy))
    .leftJoin(revertingStaff, eq(revertingStaff.staffId, revertingChanges.staffId))

export type ReadChange = Awaited<ReturnType<typeof read>>[number]

/** A change with who made it, and who took it back. 404 where there is none. */
export async function storedChange(db: Querying, changeId: string): Promise<ReadChange> {
  const [found] = await read(db).where(eq(changes.changeId, changeId))
  if (!found) throw notFound('这次修改')
  return found
}

/** A change as the counter shows it. 404 where there is none. */
export async function changeView(db: Querying, changeId: string): Promise<Change> {
  const [view] = await viewsOf(db, await read(db).where(eq(changes.changeId, changeId)))
  if (!view) throw notFound('这次修改')
  return view
}

/** What the version of a change is made of. */
export const changeFacts = ({ change: { changeId }, revertedAt }: ReadChange) => ({ changeId, revertedAt })

async function viewsOf(db: Querying, rows: readonly ReadChange[]): Promise<Change[]> {
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
      version: versionOf(changeFacts(row)),
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
