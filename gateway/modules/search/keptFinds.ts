import { LRUCache } from 'lru-cache'
import type { Current } from './current'
import { find, type Found, type Wish } from './find'
import type { SearchIndex } from './searchIndex'
import type { Work } from './work'

/** Bytes of results kept of one index: the next page of an endless list, and what many look for at the same moment, cost nothing again. */
const MOST_BYTES = 16 << 20
/** Milliseconds a result is kept: stock moves on. */
const KEPT_FOR = 1000
/** Bytes of what stands beside the numbers of a result: facets, the key. */
const BESIDE = 8 << 10

type Kept = LRUCache<string, Found>
const kept = new WeakMap<SearchIndex, Kept>()

/** Finds what a wish asks for, or takes what was found a moment ago. */
export async function foundFor(current: Current, wish: Wish, work: Work): Promise<Found> {
  const finds = keptOf(current.index)
  const key = JSON.stringify(wish)
  const present = finds.get(key)
  if (present) return present
  const found = await find(current, wish, work)
  // What a caller in debt was given with less work is not for others.
  if (!work.isUsedUp) finds.set(key, found)
  return found
}

/** How the results of an index are kept. */
export function keptOf(index: SearchIndex): Kept {
  const finds =
    kept.get(index) ??
    new LRUCache<string, Found>({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ numbers }, key) => numbers.byteLength + key.length * 2 + BESIDE,
      ttl: KEPT_FOR,
    })
  kept.set(index, finds)
  return finds
}
