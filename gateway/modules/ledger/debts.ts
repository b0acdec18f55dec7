import { and, asc, eq, gt, sql, sum } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { isOwed } from './accounts'
import { addEntry } from './addEntry'
import type { Holder } from './lotsOf'
import { ledgerBalances, ledgerDebts } from './schema'

const openOf = ({ memberId, account }: Holder) =>
  and(eq(ledgerDebts.memberId, memberId), eq(ledgerDebts.account, account), gt(ledgerDebts.amount, 0))

/** What a member owes of what was taken back. While it is above nothing his balance is nothing. */
export async function debtOf(db: Querying, holder: Holder): Promise<number> {
  const [owed] = await db
    .select({ amount: sum(ledgerDebts.amount).mapWith(Number) })
    .from(ledgerDebts)
    .where(openOf(holder))
  return owed?.amount ?? 0
}

/** Notes what is missing of something taken back that would have expired then. The caller holds the balance's row. */
export const owe = (tx: Transaction, { memberId, account, expiresAt, amount }: Holder & { expiresAt: Date; amount: number }) =>
  tx
    .insert(ledgerDebts)
    .values({ memberId, account, expiresAt, amount })
    .onConflictDoUpdate({
      target: [ledgerDebts.memberId, ledgerDebts.account, ledgerDebts.expiresAt],
      set: { amount: sql`${ledgerDebts.amount} + ${amount}` },
    })

type Settling = Holder & { reference: string; /** Of the event that gave. */ key: string; at: Date }

/**
 * Settles debts, oldest first, with what was given just now. Each leaves from where the debt came from, as if that had never been given. The
 * caller holds the balance's row.
 */
export async function settleDebts(tx: Transaction, { memberId, account, reference, key, at }: Settling, given: number): Promise<void> {
  if (!isOwed(account)) return
  const owed = await tx.select().from(ledgerDebts).where(openOf({ memberId, account })).orderBy(asc(ledgerDebts.expiresAt)).for('update')
  let left = given
  for (const { expiresAt, amount } of owed) {
    const paid = Math.min(amount, left)
    if (paid === 0) return
    left -= paid
    await addEntry(tx, {
      memberId,
      account,
      amount: -paid,
      reason: 'debt',
      reference,
      key: `${key} debt ${expiresAt.toISOString()}`,
      at,
      expiresAt,
    })
    await tx
      .update(ledgerDebts)
      .set({ amount: amount - paid })
      .where(and(eq(ledgerDebts.memberId, memberId), eq(ledgerDebts.account, account), eq(ledgerDebts.expiresAt, expiresAt)))
    await tx
      .update(ledgerBalances)
      .set({ balance: sql`${ledgerBalances.balance} - ${paid}` })
      .where(and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account)))
  }
}
