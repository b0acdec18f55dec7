import { and, eq, gte, sql } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { ledgerBalances } from './schema'
import { HttpError } from '../../lib/httpError'
import { expiryOf, UNITS, type Reason } from './accounts'
import { addEntry } from './addEntry'
import { settleDebts } from './debts'
import { enterExpired } from './enterExpired'
import { expiredBy } from './expiry'
import { tellLedgerMoved } from './followers'
import { lotsOf, type Holder } from './lotsOf'

export type Entering = Holder & {
  /** Whole and above nothing. */
  amount: number
  reason: Reason
  reference: string
  /** The same for the same event: it is entered once. */
  key: string
  at: Date
}

/** Gives to a member, in the transaction of what it is given for; answers false where this event was entered before. */
export async function give(tx: Transaction, { amount, ...entering }: Entering): Promise<boolean> {
  const { memberId, account, at } = entering
  const expiresAt = expiryOf(account, at)
  if (!(await addEntry(tx, { ...entering, amount, expiresAt }))) return false
  await tx
    .insert(ledgerBalances)
    .values({ memberId, account, balance: amount, nextExpiryAt: expiresAt })
    .onConflictDoUpdate({
      target: [ledgerBalances.memberId, ledgerBalances.account],
      set: {
        balance: sql`${ledgerBalances.balance} + ${amount}`,
        nextExpiryAt: sql`least(${ledgerBalances.nextExpiryAt}, excluded.next_expiry_at)`,
        provedAt: null,
      },
    })
  await settleDebts(tx, entering, amount)
  await tellLedgerMoved(tx, account, { memberId, at })
  return true
}

/**
 * Takes from a member what may be spent, oldest first; 409 NOT_ENOUGH where it is not there, and nothing is entered. Answers false where this
 * event was entered before.
 */
export async function spend(tx: Transaction, { amount, ...entering }: Entering): Promise<boolean> {
  await enterExpired(tx, entering, entering.at)
  if (!(await addEntry(tx, { ...entering, amount: -amount, expiresAt: null }))) return false
  const [taken] = await tx
    .update(ledgerBalances)
    .set({ balance: sql`${ledgerBalances.balance} - ${amount}`, provedAt: null })
    .where(
      and(
        eq(ledgerBalances.memberId, entering.memberId),
        eq(ledgerBalances.account, entering.account),
        gte(ledgerBalances.balance, amount),
      ),
    )
    .returning({ balance: ledgerBalances.balance })
  if (!taken)
    throw new HttpError(409, 'NOT_ENOUGH', `${UNITS[entering.account]}不够，需要 ${amount}${entering.account === 'coin' ? ' 枚' : ''}`)
  await tellLedgerMoved(tx, entering.account, entering)
  return true
}

/** How long what comes back after it has expired can still be used; the published rule of coins says 30 days. */
const GRACE = 30 * DAY

/**
 * Gives back what was spent, in the transaction of what it is given back for: with the time it had, as if it had not been spent. What has expired
 * meanwhile can be used for the grace of the published rule.
 */
export async function giveBack(tx: Transaction, { amount, ...entering }: Entering): Promise<void> {
  const { memberId, account, at, key } = entering
  await enterExpired(tx, entering, at)
  const own = and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account))
  const [kept] = await tx
    .update(ledgerBalances)
    .set({ balance: sql`${ledgerBalances.balance} + ${amount}`, provedAt: null })
    .where(own)
    .returning({ balance: ledgerBalances.balance })
  if (!kept) throw new Error(`${key} gives back what was never given`)
  const late = expiredBy({ lots: await lotsOf(tx, entering), ...kept }, at)
  if (amount > late) await addEntry(tx, { ...entering, amount: amount - late, expiresAt: null })
  if (late > 0) {
    const expiresAt = new Date(at.getTime() + GRACE)
    await addEntry(tx, { ...entering, key: `${key} late`, amount: late, expiresAt })
    await tx
      .update(ledgerBalances)
      .set({ nextExpiryAt: sql`least(${ledgerBalances.nextExpiryAt}, ${expiresAt.toISOString()}::timestamptz)` })
      .where(own)
  }
  await settleDebts(tx, entering, amount)
  await tellLedgerMoved(tx, account, { memberId, at })
}
