import { eq, sql } from 'drizzle-orm'
import type { Revision } from '../../../counter/contract/revision'
import type { Querying } from '../../db/open'
import { staff } from '../../kernel/work/schema'
import { versionOf } from '../../kernel/work/version'
import { changes } from '../change/schema'
import { labelsOf } from '../change/labelsOf'
import { differencesOf } from '../change/differences'
import { changeSubjectOf } from '../change/subject'
import type { RevisionRow } from './publish'
import { revisions } from './schema'

/** Revisions with who wrote them and how manieth of their thing they are. */
export const readRevisions = (db: Querying) =>
  db
    .select({
      row: revisions,
      by: staff.name,
      revertedBy: changes.revertedBy,
      number: sql<number>`(select count(*)::int from ${revisions} as of_it where of_it.subject = ${revisions.subject} and of_it.subject_id = ${revisions.subjectId} and of_it.nth <= ${revisions.nth})`,
    })
    .from(revisions)
    .innerJoin(staff, eq(staff.staffId, revisions.staffId))
    .leftJoin(changes, eq(changes.changeId, revisions.changeId))

type Read = Awaited<ReturnType<typeof readRevisions>>[number]

/** What the version of a revision is made of. */
export const revisionFacts = ({ revisionId, after, reason, state, publishAt }: RevisionRow) => ({
  revisionId,
  after,
  reason,
  state,
  publishAt,
})

/** Revisions as the counter shows them. */
export async function revisionViews(db: Querying, found: readonly Read[]): Promise<Revision[]> {
  const labels = await labelsOf(
    db,
    found.map(({ row }) => row),
  )
  return found.map((one) => ({ ...viewOf(one), label: labels.get(`${one.row.subject}:${one.row.subjectId}`) ?? one.row.subjectId }))
}

function viewOf({ row, by, number, revertedBy }: Read) {
  const { revisionId, subject, subjectId, before, after, reason, state, publishAt, writtenAt, endedAt, problem, changeId } = row
  const known = changeSubjectOf(subject)
  return {
    ...{ revisionId, number, subject, subjectId, reason, state, by, problem, changeId },
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
