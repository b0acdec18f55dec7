import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { benefits, benefitUses } from './schema'

/** A policy is the insured person's: it stays with what is left of its year, under no account, until somebody binds it again. */
export async function unlinkBenefits(
  tx: Transaction,
  { memberId, archive, now }: { memberId: string; archive: string; now: Date },
): Promise<void> {
  await tx
    .update(benefits)
    .set({ memberId: archive, unboundAt: sql`coalesce(${benefits.unboundAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(benefits.memberId, memberId))
}

/** Deletes what insurers paid of orders that are kept no longer. */
export async function deleteUses(tx: Transaction, orderCodes: string[]): Promise<void> {
  await tx.delete(benefitUses).where(inArray(benefitUses.orderCode, orderCodes))
}
