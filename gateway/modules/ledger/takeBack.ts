import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { expiryOf, isOwed } from './accounts'
import { addEntry } from './addEntry'
import { owe } from './debts'
import type { Entering } from './enter'
import { enterExpired } from './enterExpired'
import { tellLedgerMoved } from './followers'
import { ledgerBalances } from './schema'

/** `givenAt`: when what is taken back was given. */
type Taking = Entering & { givenAt: Date }

/**
 * Takes back what a member was given, in the transaction of what it is taken back for, which comes once: from where it was given, not from what
 * expires first, as if it had never been given. What has expired is gone already; what he has used he owes (`isOwed`).
 */
export async function takeBack(tx: Transaction, { amount, givenAt, ...entering }: Taking): Promise<void> {
  const { memberId, account, at } = entering
  const expiresAt = expiryOf(account, givenAt)
  await enterExpired(tx, entering, at)
  if (expiresAt !== null && expiresAt <= at) return
  const own = and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account))
  const [held] = await tx.select({ balance: ledgerBalances.balance }).from(ledgerBalances).where(own).for('update')
  const taken = Math.min(amount, held?.balance ?? 0)
  if (taken > 0) {
    if (!(await addEntry(tx, { ...entering, amount: -taken, expiresAt }))) return
    await tx
      .update(ledgerBalances)
      .set({ balance: sql`${ledgerBalances.balance} - ${taken}`, provedAt: null })
      .where(own)
  }
  if (amount > taken && expiresAt !== null && isOwed(account)) await owe(tx, { memberId, account, expiresAt, amount: amount - taken })
  await tellLedgerMoved(tx, account, { memberId, at })
}
