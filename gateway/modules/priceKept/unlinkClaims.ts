import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { priceKeptClaims, priceKeptLog } from './schema'

/** An erased member's claims stay with the trade, without a way back to him. */
export async function unlinkClaims(tx: Transaction, { memberId, archive }: { memberId: string; archive: string }): Promise<void> {
  await tx.update(priceKeptClaims).set({ memberId: archive }).where(eq(priceKeptClaims.memberId, memberId))
}

/** Deletes the claims of orders that are kept no longer. */
export async function deleteClaims(tx: Transaction, orderCodes: string[]): Promise<void> {
  const ofThem = inArray(priceKeptClaims.orderCode, orderCodes)
  const ids = tx.select({ id: priceKeptClaims.id }).from(priceKeptClaims).where(ofThem)
  await tx.delete(priceKeptLog).where(inArray(priceKeptLog.claimId, ids))
  await tx.delete(priceKeptClaims).where(ofThem)
}
