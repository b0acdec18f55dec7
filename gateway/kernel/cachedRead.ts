import type { Querying } from '../db/open'

/** Reads once for all who ask within `ttlMs` of each other on one connection; what failed is read again. */
export function cachedRead<T>(read: (db: Querying) => Promise<T>, ttlMs: number): (db: Querying) => Promise<T> {
  const cached = new WeakMap<Querying, { at: number; value: Promise<T> }>()
  return (db) => {
    const present = cached.get(db)
    if (present && performance.now() - present.at < ttlMs) return present.value
    const value = read(db)
    cached.set(db, { at: performance.now(), value })
    value.catch(() => cached.delete(db))
    return value
  }
}
