import { eq } from 'drizzle-orm'
import type { Db } from '../../gateway/db/open'
import { ledgerBalances, ledgerEntries } from '../../gateway/tables'

/** As if a member of the demonstration had never been given coins or growth, by orders or otherwise. */
export async function forgetLedger(db: Db, { memberId }: { memberId: string }): Promise<void> {
  for (const table of [ledgerEntries, ledgerBalances]) await db.delete(table).where(eq(table.memberId, memberId))
}
