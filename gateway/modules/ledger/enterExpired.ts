import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { ledgerBalances, ledgerEntries } from './schema'
import { randomId } from '../../lib/hash'
import { forEachMember, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { expiredBy, nextExpiry } from './expiry'
import { tellLedgerMoved } from './followers'
import { lotsOf, type Holder } from './lotsOf'

/** Enters what has expired, of whomever the moment has come for. */
export const expireEntries: Job = async ({ db, now }) => {
  await forEachMember({
    what: '健康币到期',
    read: (after, limit) =>
      db
        .select({ memberId: ledgerBalances.memberId, account: ledgerBalances.account })
        .from(ledgerBalances)
        .where(and(lte(ledgerBalances.nextExpiryAt, now), gt(ledgerBalances.memberId, after)))
        .orderBy(asc(ledgerBalances.memberId))
        .limit(limit),
    work: (holder) => inTransaction(db, (tx) => enterExpired(tx, holder, now)),
  })
}

/** Enters what of a member's account has expired by now, where the moment has come. The row's lock lets one do it. */
export async function enterExpired(tx: Transaction, { memberId, account }: Holder, now: Date): Promise<void> {
  const own = and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account))
  const [due] = await tx
    .update(ledgerBalances)
    .set({ nextExpiryAt: null })
    .where(and(own, lte(ledgerBalances.nextExpiryAt, now)))
    .returning({ balance: ledgerBalances.balance })
  if (!due) return
  const lots = await lotsOf(tx, { memberId, account })
  const amount = expiredBy({ lots, balance: due.balance }, now)
  const day = now.toISOString()
  if (amount > 0)
    await tx.insert(ledgerEntries).values({
      entryId: randomId(),
      memberId,
      account,
      amount: -amount,
      reason: 'expired',
      reference: day,
      key: `expired ${day}`,
      at: now,
    })
  await tx
    .update(ledgerBalances)
    .set({ balance: sql`${ledgerBalances.balance} - ${amount}`, nextExpiryAt: nextExpiry(lots, now), provedAt: null })
    .where(own)
  if (amount > 0) await tellLedgerMoved(tx, account, { memberId, at: now })
}
