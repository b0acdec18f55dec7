import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Querying } from '../db/open'
import { settings } from '../db/schema'
import { log } from '../lib/log'

/** Runtime configuration: what an operator may change without a release: its key, and the shape it is held against where somebody writes it by hand. */
export type Setting<T> = { key: string; shape: z.ZodMiniType<T> | undefined }
export const setting = <T>(key: string, shape?: z.ZodMiniType<T>): Setting<T> => ({ key, shape })

type Kept = { at: number; value: Promise<unknown> }
const kept = new WeakMap<Querying, Map<string, Kept>>()
/** Milliseconds until a change by an operator shows at another gateway. */
const TTL_MS = 1000

/** Counts up with every change at the counter: rendered pages are made anew when it moves. */
const revisionSetting = setting<number>('settingsRevision')
export const settingsRevision = async (db: Querying): Promise<number> => (await settingOf(db, revisionSetting)) ?? 0

/** Until when a key is read anew each time, by `performance.now()`: its change is in a transaction that is about to end. */
const uncachedUntil = new Map<string, number>()

/** To be called in the transaction that writes a setting: this gateway obeys it at once, others within a second. */
export async function settingChanged(tx: Querying, key: string): Promise<void> {
  for (const changed of [key, revisionSetting.key]) uncachedUntil.set(changed, performance.now() + TTL_MS)
  await tx
    .insert(settings)
    .values({ key: revisionSetting.key, value: 1 })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`to_jsonb((${settings.value})::text::int + 1)` } })
}

/**
 * A setting from the database, cached for at most a second; undefined in a shop that was never set up, and where the row is invalid, which
 * is logged.
 */
export async function settingOf<T>(db: Querying, { key, shape }: Setting<T>): Promise<T | undefined> {
  const ofThis = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, ofThis)
  const present = ofThis.get(key)
  const isUncached = performance.now() < (uncachedUntil.get(key) ?? 0)
  if (present && !isUncached && performance.now() - present.at < TTL_MS) return present.value as Promise<T | undefined>
  const value = (async () =>
    checked({ key, shape }, (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)))[0]?.value))()
  if (isUncached) ofThis.delete(key)
  else ofThis.set(key, { at: performance.now(), value })
  value.catch(() => ofThis.delete(key))
  return value as Promise<T | undefined>
}

const told = new Map<string, string>()

function checked<T>({ key, shape }: Setting<T>, value: unknown): unknown {
  if (!shape || value === undefined) return value
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const problem = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  // Once for each mistake, not once a second.
  if (told.get(key) !== problem) log.warn(`The setting ${key} is wrong and left aside: ${problem}`)
  told.set(key, problem)
}
