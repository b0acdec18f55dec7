import { eq, sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { packings, products, settings, stairPrices } from '../../db/schema'

const KEY = 'catalogueRevision'

/** Counts up with every change of the catalogue; every gateway process rebuilds its search index when it moves. */
export async function catalogueRevision(db: Querying): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  return typeof row?.value === 'number' ? row.value : 0
}

/** Tells every gateway process on this database that the catalogue changed. */
export async function announceCatalogue(db: Querying) {
  await db
    .insert(settings)
    .values({ key: KEY, value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb((${settings.value})::text::int + 1)` } })
}

/**
 * Tells the database how large the catalogue has become. The embedded one never looks by itself, and without it reading a hundred
 * thousand products in order means sorting them again for every page.
 */
export async function countCatalogue(db: Querying) {
  for (const table of [products, packings, stairPrices]) await db.execute(sql`analyze ${table}`)
}
