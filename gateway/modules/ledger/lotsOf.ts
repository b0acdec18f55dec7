import { and, eq, gt, isNotNull, ne, or, sum } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { ledgerEntries } from './schema'
import type { Account } from './accounts'
import type { Lot } from './expiry'

export type Holder = { memberId: string; account: Account }

/**
 * What a member was given in an account, by when it expires, less what was taken back of just that. What came back of what he had spent is none
 * of it, and what he spent leaves none of it.
 */
export function lotsOf(db: Querying, { memberId, account }: Holder): Promise<Lot[]> {
  return db
    .select({ expiresAt: ledgerEntries.expiresAt, amount: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.memberId, memberId),
        eq(ledgerEntries.account, account),
        or(isNotNull(ledgerEntries.expiresAt), and(gt(ledgerEntries.amount, 0), ne(ledgerEntries.reason, 'orderBack'))),
      ),
    )
    .groupBy(ledgerEntries.expiresAt)
}
