import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { complaintLog, complaints } from './schema'
import { contentOf, sealedOf } from './stored'

type Unlinking = { ring: KeyRing; memberId: string; archive: string }

/** An erased member's suggestions and complaints go. A report of an adverse reaction stays as drug law wants it, without phone and talk: sex and age name nobody. */
export async function unlinkComplaints(tx: Transaction, { ring, memberId, archive }: Unlinking): Promise<void> {
  const own = await tx.select().from(complaints).where(eq(complaints.memberId, memberId))
  const reports = own.filter(({ sort }) => sort === 'adverse')
  await deleteComplaints(
    tx,
    own.filter((row) => !reports.includes(row)).map(({ id }) => id),
  )
  for (const row of reports) {
    const content = { ...contentOf(ring, row), phone: '', callTime: '', talk: [] }
    await tx
      .update(complaints)
      .set({ memberId: archive, ...sealedOf(ring, row.id, content) })
      .where(eq(complaints.id, row.id))
  }
}

export async function deleteComplaints(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(complaintLog).where(inArray(complaintLog.complaintId, ids))
  await tx.delete(complaints).where(inArray(complaints.id, ids))
}

/** Deletes reports of erased members that were filed before a day. */
export async function deleteReportsBefore(tx: Transaction, before: Date, limit: number): Promise<void> {
  const erased = tx.select({ memberId: members.memberId }).from(members).where(isNotNull(members.erasedAt))
  const old = await tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(inArray(complaints.memberId, erased), lt(complaints.filedAt, before)))
    .limit(limit)
  await deleteComplaints(
    tx,
    old.map(({ id }) => id),
  )
}
