import type { Transaction } from '../../db/open'
import type { Account } from './accounts'

/** An account of a member that something was just given to, or taken from. */
export type LedgerMoved = { memberId: string; at: Date }
type Follower = (tx: Transaction, moved: LedgerMoved) => Promise<void>

const followers: Partial<Record<Account, Follower[]>> = {}

/** Adds one who is told, in its transaction, of each entry in an account. */
export const followLedger = (account: Account, follower: Follower) => void (followers[account] ??= []).push(follower)

export async function tellLedgerMoved(tx: Transaction, account: Account, moved: LedgerMoved): Promise<void> {
  for (const follower of followers[account] ?? []) await follower(tx, moved)
}
