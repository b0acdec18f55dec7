import { and, eq, gt, isNull } from 'drizzle-orm'
import { PRESCRIPTION_REFUSAL_NAMES } from '../../../counter/contract/prescription'
import type { RecheckResultForm } from '../../../counter/contract/recheck'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { openContent, sealContent } from '../../kernel/sealedContent'
import type { RecheckContent } from '../prescription/rechecks'
import { tellRefused } from '../prescription/reviewPrescription'
import { prescriptionRechecks, prescriptions } from '../prescription/schema'
import { step } from '../prescription/states'

type Closing = { ring: KeyRing; prescriptionId: string; staffId: string; now: Date; form: RecheckResultForm }
type Row = typeof prescriptions.$inferSelect
type Open = typeof prescriptionRechecks.$inferSelect

/**
 * Says what comes of the open recheck of a prescription, once. Throws 403 `OWN_DECISION` to who decided or wrote it, 409 `RECHECKED` where none
 * is open (any more), 409 `CANNOT_TAKE_BACK` where an order took it or it has ended. The caller has locked the prescription.
 */
export async function closeRecheck(tx: Transaction, closing: Closing): Promise<Open> {
  const { prescriptionId, staffId } = closing
  const [row] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (!row) throw notFound('这张处方')
  if ([row.writtenBy, row.reviewedBy, row.firstReviewedBy].includes(staffId))
    throw new HttpError(403, 'OWN_DECISION', '自己作的决定，要由另一位药师复核')
  const open = await closed(tx, closing)
  if (closing.form.outcome === 'takenBack') await takeBack(tx, closing, { row, open })
  return open
}

async function closed(tx: Transaction, { ring, prescriptionId, staffId, now, form: { outcome, note } }: Closing): Promise<Open> {
  const isOpen = and(eq(prescriptionRechecks.prescriptionId, prescriptionId), isNull(prescriptionRechecks.closedAt))
  const [open] = await tx.select().from(prescriptionRechecks).where(isOpen)
  if (!open) throw new HttpError(409, 'RECHECKED', '这张处方的复核已经有结论，您的结论没有写入')
  const content = openContent(ring, prescriptionRechecks, open) as RecheckContent
  await tx
    .update(prescriptionRechecks)
    .set({ ...sealContent(ring, prescriptionRechecks, open.id, { ...content, note }), outcome, closedBy: staffId, closedAt: now })
    .where(isOpen)
  return open
}

async function takeBack(tx: Transaction, closing: Closing, { row, open }: { row: Row; open: Open }): Promise<void> {
  const isDone = row.status === 'approved' ? await recall(tx, closing, open) : await reopen(tx, closing)
  if (!isDone) throw new HttpError(409, 'CANNOT_TAKE_BACK', '处方已被使用、已过期或已被会员删除，不能撤回，只能写下说明')
}

/** The limit is in the update: an order that takes it at the same moment is either before or after. */
async function recall(tx: Transaction, { ring, prescriptionId, staffId, now, form }: Closing, { id }: Open): Promise<boolean> {
  const refusal = toldOf(form)
  const recalled = await step(tx, {
    ...{ prescriptionId, move: 'recall', now, where: eq(prescriptions.fetchesUsed, 0) },
    set: { reviewedAt: now, reviewedBy: staffId, refusal },
  })
  if (recalled) await tellRefused(tx, recalled, { ring, reason: refusal, event: `${prescriptionId}:${id}`, now })
  return recalled !== undefined
}

function toldOf({ reason, words }: RecheckResultForm): string {
  if (reason === undefined) throw new HttpError(400, 'INVALID', '请选择告诉会员的原因', { field: 'reason' })
  const name = PRESCRIPTION_REFUSAL_NAMES[reason]
  return words === '' ? name : `${name}，${words}`
}

/** It waits as a new one does; the member is told of what is decided then. */
async function reopen(tx: Transaction, { prescriptionId, now }: Closing): Promise<boolean> {
  const reopened = await step(tx, {
    ...{ prescriptionId, move: 'reopen', now },
    set: { reviewedAt: null, reviewedBy: null, refusal: null, firstReviewedAt: null, firstReviewedBy: null, reopenedAt: now },
    where: and(isNull(prescriptions.hiddenAt), gt(prescriptions.validUntil, now)),
  })
  return reopened !== undefined
}
