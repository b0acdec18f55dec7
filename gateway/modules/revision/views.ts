import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod/mini'
import { OPEN_STATES, type Revision, type RevisionQuery } from '../../../counter/contract/revision'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { sortedBy } from '../../kernel/sortedBy'
import { staff } from '../../kernel/work/schema'
import { versionOf } from '../../kernel/work/version'
import { changes } from '../change/schema'
import { labelsOf } from '../change/labelsOf'
import { differencesOf } from '../change/differences'
import { changeSubjectOf } from '../change/subject'
import type { RevisionRow } from './publish'
import { revisions } from './schema'

const checker = alias(staff, 'checker')

/** A page of the revisions of a thing or of all, in one state, as one of the staff sees them. */
export async function pageOfRevisions(
  db: Querying,
  { page, size, subject, subjectId, part, order = 'down' }: z.infer<typeof RevisionQuery>,
  staffId: string,
) {
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
  return paged(await revisionViews(db, rows, staffId), { page, size, hits })
}

/** One of them. 404 where there is none. */
export async function revisionView(tx: Querying, revisionId: string, staffId: string) {
  const [view] = await revisionViews(tx, await readRevisions(tx).where(eq(revisions.revisionId, revisionId)), staffId)
  if (!view) throw notFound('这份修订')
  return view
}

/** Revisions with who wrote them, who looked at them and how manieth of their thing they are. */
const readRevisions = (db: Querying) =>
  db
    .select({
      row: revisions,
      by: staff.name,
      checkedBy: checker.name,
      revertedBy: changes.revertedBy,
      number: sql<number>`(select count(*)::int from ${revisions} as of_it where of_it.subject = ${revisions.subject} and of_it.subject_id = ${revisions.subjectId} and of_it.nth <= ${revisions.nth})`,
    })
    .from(revisions)
    .innerJoin(staff, eq(staff.staffId, revisions.staffId))
    .leftJoin(checker, eq(checker.staffId, revisions.checkedBy))
    .leftJoin(changes, eq(changes.changeId, revisions.changeId))

type Read = Awaited<ReturnType<typeof readRevisions>>[number]

/** What the version of a revision is made of. */
type Facts = Pick<RevisionRow, 'revisionId' | 'after' | 'reason' | 'state' | 'publishAt'>
export const revisionFacts = ({ revisionId, after, reason, state, publishAt }: Facts) => ({
  revisionId,
  after,
  reason,
  state,
  publishAt,
})

/** Revisions as the counter shows them to one of its staff. */
async function revisionViews(db: Querying, found: readonly Read[], staffId: string): Promise<Revision[]> {
  const labels = await labelsOf(
    db,
    found.map(({ row }) => row),
  )
  return found.map((one) => ({
    ...viewOf(one),
    isOwn: one.row.staffId === staffId,
    label: labels.get(`${one.row.subject}:${one.row.subjectId}`) ?? one.row.subjectId,
  }))
}

function viewOf({ row, by, checkedBy, number, revertedBy }: Read) {
  const { revisionId, subject, subjectId, before, after, reason, state, publishAt, writtenAt, endedAt, problem, changeId } = row
  const known = changeSubjectOf(subject)
  return {
    ...{ revisionId, number, subject, subjectId, reason, state, by, checkedBy, problem, changeId },
    path: known?.ahead?.check?.isNeeded(after) ? known.ahead.check.pathOf(subjectId) : null,
    isReverted: revertedBy !== null,
    version: versionOf(revisionFacts(row)),
    subjectTitle: known?.title ?? subject,
    edited: after,
    differences: differencesOf({ id: subjectId, before, after }, known),
    publishAt: publishAt?.toISOString() ?? null,
    writtenAt: writtenAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
