import type { Db } from '../db/open'

type Kept<T> = { until: number; value: Promise<T> }

/**
 * A read that is dear and may be a little old: asked again within `ms` of the shop's clock, it answers what it answered before, and those
 * who ask at the same time wait for one. What failed is not kept.
 */
export function keptFor<T>(ms: number, read: (db: Db, now: Date) => Promise<T>): (db: Db, now: Date) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>()
  return (db, now) => {
    const present = kept.get(db)
    if (present && now.getTime() < present.until) return present.value
    const value = read(db, now)
    kept.set(db, { until: now.getTime() + ms, value })
    value.catch(() => kept.delete(db))
    return value
  }
}
