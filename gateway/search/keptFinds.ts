import type { Current } from './current'
import { find, type Found, type Wish } from './find'
import type { SearchIndex } from './searchIndex'

/** Results kept of one index: the next page of an endless list, and what many look for at the same moment, cost nothing again. */
const MOST = 200
/** Milliseconds a result is kept: stock moves on. */
const KEPT_FOR = 1000

type Kept = { at: number; found: Found }
const kept = new WeakMap<SearchIndex, Map<string, Kept>>()

/** Finds what a wish asks for, or takes what was found a moment ago. */
export function foundFor({ index, isSoldOut }: Current, wish: Wish): Found {
  const finds = kept.get(index) ?? new Map<string, Kept>()
  kept.set(index, finds)
  const key = JSON.stringify(wish)
  const present = finds.get(key)
  if (present && performance.now() - present.at < KEPT_FOR) return present.found
  const found = find(index, wish, isSoldOut)
  finds.delete(key)
  finds.set(key, { at: performance.now(), found })
  const [oldest] = finds.keys()
  if (finds.size > MOST && oldest !== undefined) finds.delete(oldest)
  return found
}
