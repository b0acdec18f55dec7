import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/open'

/** An advisory lock (pessimistic locking): waits until nobody else holds `name`, and holds it until the transaction ends: for what is counted before a row is written. */
export async function lockUntilCommit(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
