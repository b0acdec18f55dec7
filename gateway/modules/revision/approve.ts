import { eq } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import type { Changes } from '../../kernel/work/workContext'
import { editableSubject } from '../change/subject'
import { publishRevision, type RevisionRow } from './publish'
import { revisions } from './schema'

type Approving = { pharmacist: { staffId: string; name: string }; now: Date }

/** Lets a revision into the shop that a pharmacist has looked at: at once, or when its time comes. Answers what the audit log gets. */
export async function approveRevision(
  tx: Transaction,
  row: RevisionRow,
  { pharmacist: { staffId, name }, now }: Approving,
): Promise<Changes> {
  const { revisionId, publishAt, subject } = row
  const sign = editableSubject(subject).ahead.check?.sign
  const after = sign ? sign(row.after, { pharmacist: name, approvedOn: shopDate(now) }) : row.after
  const isDue = publishAt === null || publishAt <= now
  const state = isDue ? ('draft' as const) : ('scheduled' as const)
  await tx.update(revisions).set({ state, after, checkedBy: staffId, checkedAt: now }).where(eq(revisions.revisionId, revisionId))
  const changes = isDue ? await publishRevision(tx, { ...row, after }, now) : {}
  return { ...changes, state: { from: 'inCheck', to: isDue ? 'published' : 'scheduled' } }
}
