import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Querying } from '../db/open'
import { settings } from '../db/schema'
import { log } from './log'

/** What an operator may change without a release: its key, and the shape it is held against where somebody writes it by hand. */
export type Setting<T> = { key: string; shape: z.ZodMiniType<T> | undefined }
export const setting = <T>(key: string, shape?: z.ZodMiniType<T>): Setting<T> => ({ key, shape })

type Kept = { at: number; value: Promise<unknown> }
const kept = new WeakMap<Querying, Map<string, Kept>>()
/** Milliseconds until a change by an operator shows. */
const KEPT_FOR = 1000

/** A setting as it stands in the database, at most a second old; undefined in a shop that was never set up, and where the row is wrong, which is logged. */
export async function settingOf<T>(db: Querying, { key, shape }: Setting<T>): Promise<T | undefined> {
  const ofThis = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, ofThis)
  const present = ofThis.get(key)
  if (present && performance.now() - present.at < KEPT_FOR) return present.value as Promise<T | undefined>
  const value = (async () =>
    checked({ key, shape }, (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)))[0]?.value))()
  ofThis.set(key, { at: performance.now(), value })
  value.catch(() => ofThis.delete(key))
  return value as Promise<T | undefined>
}

const told = new Map<string, string>()

function checked<T>({ key, shape }: Setting<T>, value: unknown): unknown {
  if (!shape || value === undefined) return value
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const problem = read.error.issues.map(({ path, message }) => `${path.join('../catalogue')}: ${message}`).join('; ')
  // Once for each mistake, not once a second.
  if (told.get(key) !== problem) log.warn(`The setting ${key} is wrong and left aside: ${problem}`)
  told.set(key, problem)
}
