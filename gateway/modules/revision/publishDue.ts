import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { recordAudit } from '../../kernel/work/recordAudit'
import { staff } from '../../kernel/work/schema'
import { editableSubject } from '../change/subject'
import { allowedEdit, publishRevision, type RevisionRow } from './publish'
import { revisions } from './schema'

/**
 * Publishes what is due, in the order in which it is. One that may not stand any more, or whose fields somebody changed since, is not: it waits
 * as failed, with its sentence, for whoever looks after it.
 */
export const publishDue: Job = async ({ db, now }) => {
  const due = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.state, 'scheduled'), lte(revisions.publishAt, now)))
    .orderBy(asc(revisions.publishAt), asc(revisions.nth))
  await forEach(due, '定时上线', (row) => publish(db, row, now))
}

async function publish(db: Db, row: RevisionRow, now: Date): Promise<void> {
  try {
    const { subject: kind, subjectId: id, after: typed } = row
    await allowedEdit(db, { subject: editableSubject(kind), id, typed, now })
    await asScheduled(db, row, async (tx, own) => {
      const changes = await publishRevision(tx, own, now)
      await audited(tx, own, { now, changes })
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    await fail(db, row, { error, now })
  }
}

async function fail(db: Db, row: RevisionRow, { error, now }: { error: HttpError; now: Date }) {
  const { revisionId } = row
  await asScheduled(db, row, async (tx, own) => {
    await tx.update(revisions).set({ state: 'failed', problem: error.message, endedAt: now }).where(eq(revisions.revisionId, revisionId))
    await audited(tx, own, { now, outcome: error.code })
  })
}

/** Locks the row and works on it as it stands then; somebody who rewrote or discarded it at this moment, or another gateway, was first. */
const asScheduled = (db: Db, { revisionId, writtenAt }: RevisionRow, work: (tx: Transaction, row: RevisionRow) => Promise<void>) =>
  inTransaction(db, async (tx) => {
    const own = and(eq(revisions.revisionId, revisionId), eq(revisions.state, 'scheduled'), eq(revisions.writtenAt, writtenAt))
    const [row] = await tx.select().from(revisions).where(own).for('update')
    if (row) await work(tx, row)
  })

type Audited = Pick<Parameters<typeof recordAudit>[1], 'now' | 'changes' | 'outcome'>
const LINE = { line: 'job publishDue', title: '定时上线' }

/** In the name of whoever scheduled it. */
async function audited(tx: Transaction, { staffId, subject, subjectId }: RevisionRow, entry: Audited) {
  const [by] = await tx.select({ staffId: staff.staffId, name: staff.name }).from(staff).where(eq(staff.staffId, staffId))
  await recordAudit(tx, { ...entry, by, endpoint: LINE, record: `${subject}:${subjectId}`, address: 'job' })
}
