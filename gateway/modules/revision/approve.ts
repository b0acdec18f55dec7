import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import type { Changes } from '../../kernel/work/workContext'
import { publishRevision, type RevisionRow } from './publish'
import { revisions } from './schema'

type Approving = { staffId: string; now: Date }

/** Lets a revision into the shop that a pharmacist has looked at: at once, or when its time comes. Answers what the audit log gets. */
export async function approveRevision(tx: Transaction, row: RevisionRow, { staffId, now }: Approving): Promise<Changes> {
  const { revisionId, publishAt } = row
  const isDue = publishAt === null || publishAt <= now
  const state = isDue ? ('draft' as const) : ('scheduled' as const)
  await tx.update(revisions).set({ state, checkedBy: staffId, checkedAt: now }).where(eq(revisions.revisionId, revisionId))
  const changes = isDue ? await publishRevision(tx, row, now) : {}
  return { ...changes, state: { from: 'inCheck', to: isDue ? 'published' : 'scheduled' } }
}
