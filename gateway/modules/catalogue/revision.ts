import { eq, sql } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { packings, products, stairPrices } from './schema'
import { settings } from '../../db/schema'
import { cachedRead } from '../../kernel/cachedRead'
import { afterCommit } from '../../kernel/transaction'

const KEY = 'catalogueRevision'

/** Counts up with every change of the catalogue; every gateway process rebuilds its search index when it moves. */
export async function catalogueRevision(db: Querying): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  return typeof row?.value === 'number' ? row.value : 0
}

/** Bumps the catalogue's revision, which invalidates the search index of every gateway process on this database. */
export async function bumpCatalogueRevision(db: Querying) {
  await db
    .insert(settings)
    .values({ key: KEY, value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb((${settings.value})::text::int + 1)` } })
}

let changedHere = 0
/** Counts the changes of the catalogue that this process has committed: what it caches of the catalogue is read again at once. */
export const catalogueChangesHere = () => changedHere

/** Bumps the revision for a change made at the counter: this process shows it as soon as it is committed, others within two seconds. */
export async function invalidateCatalogue(tx: Transaction) {
  await bumpCatalogueRevision(tx)
  afterCommit(tx, () => {
    changedHere += 1
  })
}

/** Milliseconds another process's change may be unseen in pages that are rendered already. */
const TTL_MS = 1000
export const revisionSeen = cachedRead(catalogueRevision, TTL_MS, catalogueChangesHere)

/**
 * Runs ANALYZE after an import. The embedded database never does so by itself, and without statistics reading a hundred thousand products
 * in order means sorting them again for every page.
 */
export async function countCatalogue(db: Querying) {
  for (const table of [products, packings, stairPrices]) await db.execute(sql`analyze ${table}`)
}
