import { and, eq, isNull, not } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { deleteUploadsOf } from '../upload/uploads'
import {
  PRESCRIPTIONS,
  prescriptionDrugs,
  prescriptionFetches,
  prescriptionPapers,
  prescriptionPictures,
  prescriptionQuestions,
  prescriptionRechecks,
  prescriptionSevereNotes,
  prescriptions,
} from './schema'
import { isUndecided, isUndecidedRow } from './states'
import { waiting } from './waitingWith'

type Hiding = { memberId: string; prescriptionId: string; now: Date }

/**
 * Takes a prescription out of the lists. One that nobody has decided on is withdrawn and deleted, and an order that was made with it ends; any other is kept as the law wants it
 * (LAW-AND-PRIVACY, D12), and opens nothing any more. Answers which of the two.
 */
export async function hidePrescription(tx: Transaction, { memberId, prescriptionId, now }: Hiding): Promise<{ isWithdrawn: boolean }> {
  const own = and(eq(prescriptions.prescriptionId, prescriptionId), eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt))
  const [hidden] = await tx
    .update(prescriptions)
    .set({ hiddenAt: now })
    .where(and(own, not(isUndecidedRow)))
    .returning({ prescriptionId: prescriptions.prescriptionId })
  if (hidden) return { isWithdrawn: false }
  // Locked first: a pharmacist may be deciding on it at this moment.
  const [found] = await tx
    .select({ status: prescriptions.status, usedByOrder: prescriptions.usedByOrder })
    .from(prescriptions)
    .where(own)
    .for('update')
  if (!found) throw notFound('这张处方')
  if (!isUndecided(found)) return hidePrescription(tx, { memberId, prescriptionId, now })
  if (found.usedByOrder !== null) await waiting().end(tx, { code: found.usedByOrder, by: 'member', reason: '处方已撤回，没有收费', now })
  await deletePrescriptions(tx, [prescriptionId])
  return { isWithdrawn: true }
}

/** Deletes prescriptions with their papers and pictures. */
export async function deletePrescriptions(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deleteUploadsOf(tx, { table: PRESCRIPTIONS, id })
    await tx.delete(prescriptionQuestions).where(eq(prescriptionQuestions.prescriptionId, id))
    await tx.delete(prescriptionSevereNotes).where(eq(prescriptionSevereNotes.prescriptionId, id))
    await tx.delete(prescriptionRechecks).where(eq(prescriptionRechecks.prescriptionId, id))
    await tx.delete(prescriptionFetches).where(eq(prescriptionFetches.prescriptionId, id))
    await tx.delete(prescriptionPictures).where(eq(prescriptionPictures.prescriptionId, id))
    await tx.delete(prescriptionPapers).where(eq(prescriptionPapers.id, id))
    await tx.delete(prescriptionDrugs).where(eq(prescriptionDrugs.prescriptionId, id))
    await tx.delete(prescriptions).where(eq(prescriptions.prescriptionId, id))
  }
}
