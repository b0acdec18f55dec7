import type { Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { ledgerEntries } from './schema'

type Added = Omit<typeof ledgerEntries.$inferInsert, 'entryId'>

/** Adds an entry; false where its event was entered before. */
export async function addEntry(tx: Transaction, entry: Added): Promise<boolean> {
  const [row] = await tx
    .insert(ledgerEntries)
    .values({ entryId: randomId(), ...entry })
    .onConflictDoNothing()
    .returning({ entryId: ledgerEntries.entryId })
  return row !== undefined
}
