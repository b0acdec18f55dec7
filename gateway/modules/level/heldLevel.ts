import { and, eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { ledgerBalances } from '../ledger/schema'
import type { HeldLevel } from './levelAfter'
import { memberLevels } from './schema'

export type LevelRow = typeof memberLevels.$inferSelect

/** The row of a member's level; undefined of who never had one above the first. */
export async function levelRowOf(db: Querying, memberId: string): Promise<LevelRow | undefined> {
  const [row] = await db.select().from(memberLevels).where(eq(memberLevels.memberId, memberId))
  return row
}

/** The number of the level that a member holds. */
export const heldLevelOf = async (db: Querying, memberId: string): Promise<number> => (await levelRowOf(db, memberId))?.level ?? 1

/** The level of who has no row: the first, as long as anybody asks. */
export const firstLevel = (at: Date): HeldLevel => ({ level: 1, since: at, until: null })

/**
 * Pessimistic lock: what moves a level goes one after the other, and after what moves growth, whose balance is locked by whoever enters
 * something. Before it there is no growth and no level.
 */
export async function lockGrowth(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .select({ memberId: ledgerBalances.memberId })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, 'growth')))
    .for('update')
}
