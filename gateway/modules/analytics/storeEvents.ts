import type { Db } from '../../db/open'
import { analyticsEvents } from './schema'

/** Stores events, each once, and answers how many of them are new. */
export async function storeEvents(db: Db, rows: Array<typeof analyticsEvents.$inferInsert>): Promise<number> {
  const taken = await db.insert(analyticsEvents).values(rows).onConflictDoNothing().returning({ seq: analyticsEvents.seq })
  return taken.length
}
