import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { sealContent } from '../../kernel/sealedContent'
import type { RecheckContent } from '../prescription/rechecks'
import { prescriptionRechecks, prescriptions } from '../prescription/schema'
import { isUndecided } from '../prescription/states'

type Asking = { ring: KeyRing; prescriptionId: string; staffId: string; reason: string; now: Date }

/**
 * Asks for another look at what was decided; why is sealed. Throws 409 `NOT_DECIDED` where nothing is decided (any more), 409 `RECHECK_OPEN`
 * where somebody has asked already.
 */
export async function askRecheck(tx: Transaction, { ring, prescriptionId, staffId, reason, now }: Asking): Promise<void> {
  const [row] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (!row) throw notFound('这张处方')
  if (isUndecided(row)) throw new HttpError(409, 'NOT_DECIDED', '这张处方还没有结论，请直接审核')
  const id = randomId()
  const { memberId, reviewedBy: decidedBy, refusal } = row
  const decision = row.status === 'approved' ? 'approved' : 'rejected'
  const sealed = sealContent(ring, prescriptionRechecks, id, { reason, refusal, note: null } satisfies RecheckContent)
  const asked = await tx
    .insert(prescriptionRechecks)
    .values({ id, prescriptionId, memberId, decision, decidedBy, ...sealed, askedBy: staffId, askedAt: now })
    .onConflictDoNothing()
    .returning({ id: prescriptionRechecks.id })
  if (asked.length === 0) throw new HttpError(409, 'RECHECK_OPEN', '已经有人申请复核这张处方，还没有结论')
}
