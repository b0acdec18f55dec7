import { and, eq } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import type { Holder } from './lotsOf'
import { ledgerBalances } from './schema'

/** The sum of a member's entries in an account; what has expired is among it until that is entered. */
export async function balanceOf(db: Querying, { memberId, account }: Holder): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account)))
  return row?.balance ?? 0
}
