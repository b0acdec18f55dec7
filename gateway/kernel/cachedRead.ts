import type { Querying } from '../db/open'

/**
 * A cache with a TTL: reads once for all who ask within `ttlMs` of each other on one connection; what failed is read again, and so is
 * everything once `version` has moved.
 */
export function cachedRead<T>(read: (db: Querying) => Promise<T>, ttlMs: number, version = () => 0): (db: Querying) => Promise<T> {
  const cached = new WeakMap<Querying, { at: number; version: number; value: Promise<T> }>()
  return (db) => {
    const present = cached.get(db)
    if (present && present.version === version() && performance.now() - present.at < ttlMs) return present.value
    const own = { at: performance.now(), version: version(), value: read(db) }
    cached.set(db, own)
    own.value.catch(() => cached.delete(db))
    return own.value
  }
}
