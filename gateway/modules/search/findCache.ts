import { LRUCache } from 'lru-cache'
import type { Current } from './current'
import type { SearchQuery } from './engine'
import { find, type Found } from './find'
import type { SearchIndex } from './searchIndex'
import type { Work } from './work'

/** Cache size: bytes of results kept of one index: the next page of an endless list, and what many look for at the same moment, cost nothing again. */
const MAX_BYTES = 16 << 20
/** TTL of a cached result: stock changes. */
const TTL_MS = 1000
/** Estimated bytes of a result besides its numbers: facets, the key. */
const BESIDE = 8 << 10

type FindCache = LRUCache<string, Found>
const caches = new WeakMap<SearchIndex, FindCache>()

/** Finds what a wish asks for, or takes what was found a moment ago; what is asked within a shelf is not kept. */
export async function cachedFind(current: Current, wish: SearchQuery, work: Work): Promise<Found> {
  if (wish.within) return find(current, wish, work)
  const finds = cacheOf(current.index)
  const key = JSON.stringify(wish)
  const present = finds.get(key)
  if (present) return present
  const found = await find(current, wish, work)
  // What a caller in debt was given with less work is not for others.
  if (!work.isUsedUp) finds.set(key, found)
  return found
}

/** The LRU cache of an index's results. */
export function cacheOf(index: SearchIndex): FindCache {
  const finds =
    caches.get(index) ??
    new LRUCache<string, Found>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ numbers }, key) => numbers.byteLength + key.length * 2 + BESIDE,
      ttl: TTL_MS,
    })
  caches.set(index, finds)
  return finds
}
