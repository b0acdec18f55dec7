import { LRUCache } from 'lru-cache'
import { MINUTE } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { sha256 } from '../../lib/hash'
import { catalogueRevision } from '../catalogue/revision'
import { readAliases, readDangers, type Need } from '../catalogue/searchTables'
import { soldOutIn } from './current'
import type { Search } from './engine'
import { MemorySearch } from './memorySearch'
import { indexOf, type SearchIndex } from './searchIndex'
import { sourcesOf } from './source'

/** An index of the whole catalogue each: a page that is previewed asks for the same one ten times, and a score for it again. */
const MAX_KEPT = 2
const TTL_MS = 5 * MINUTE
const kept = new WeakMap<Db, LRUCache<string, Promise<SearchIndex>>>()

/**
 * What would be found were these the needs: an index of its own, which no shopper is ever answered from, and for which nothing is written.
 * It lies in memory also where the shop's own is in PostgreSQL; both give the same (`postgres/engines.test.ts`).
 */
export async function searchWithNeeds(db: Db, needs: readonly Need[]): Promise<Search> {
  const from = replicaOf(db)
  const revision = await catalogueRevision(from)
  const index = await keptOr(db, `${revision} ${sha256(JSON.stringify(needs))}`, async () =>
    indexOf({ sources: await sourcesOf(from), needs, dangers: await readDangers(from), aliases: await readAliases(from) }, revision),
  )
  const soldOut = await soldOutIn(from, index)
  return new MemorySearch({ index, isSoldOut: (number) => soldOut.has(number) })
}

function keptOr(db: Db, key: string, build: () => Promise<SearchIndex>): Promise<SearchIndex> {
  const indexes = kept.get(db) ?? new LRUCache<string, Promise<SearchIndex>>({ max: MAX_KEPT, ttl: TTL_MS, ttlAutopurge: true })
  kept.set(db, indexes)
  const present = indexes.get(key)
  if (present) return present
  const building = build()
  indexes.set(key, building)
  building.catch(() => indexes.delete(key))
  return building
}
