import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { refundApplications, refundLog, refundPieces } from './schema'
import { sealedOf } from './stored'

type Unlinking = { ring: KeyRing; memberId: string; archive: string }

/** Of an erased member's refunds the trade stays; note, phones and what staff wrote to him go. */
export async function unlinkApplications(tx: Transaction, { ring, memberId, archive }: Unlinking): Promise<void> {
  const own = await tx.select({ id: refundApplications.id }).from(refundApplications).where(eq(refundApplications.memberId, memberId))
  for (const { id } of own)
    await tx
      .update(refundApplications)
      .set({ memberId: archive, ...sealedOf(ring, id, { note: '', phone: '' }) })
      .where(eq(refundApplications.id, id))
}

/** Deletes all of the refunds of orders that are kept no longer. */
export async function deleteApplications(tx: Transaction, orderCodes: string[]): Promise<void> {
  const ofThem = inArray(refundApplications.orderCode, orderCodes)
  const ids = tx.select({ id: refundApplications.id }).from(refundApplications).where(ofThem)
  await tx.delete(refundPieces).where(inArray(refundPieces.applicationId, ids))
  await tx.delete(refundLog).where(inArray(refundLog.applicationId, ids))
  await tx.delete(refundApplications).where(ofThem)
}
