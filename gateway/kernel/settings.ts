import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Licences, MallConfig } from '../../src/contract/mall'
import type { Querying } from '../db/open'
import { SmsBudget } from '../modules/captcha/smsBudget'
import { settings } from '../db/schema'
import { Experiments, type Experiment } from '../modules/abTest/experiments'
import { OnlineTime } from '../modules/mall/onlineTime'
import { log } from './log'

/** What an operator may change without a release, by key. */
type Settings = {
  pictureSecret: string
  /** What addresses of videos are signed with. */
  videoSecret: string
  mallConfig: MallConfig
  licences: Licences
  hotWords: Array<{ searchWord: string; note: string | null }>
  onlineTime: OnlineTime
  experiments: Experiment[]
  smsBudget: SmsBudget
}

/** What is held against its shape when it is read: an operator writes it by hand. */
const SHAPES: { readonly [K in keyof Settings]?: z.ZodMiniType<Settings[K]> } = {
  onlineTime: OnlineTime,
  experiments: Experiments,
  smsBudget: SmsBudget,
}

type Kept = { at: number; value: Promise<unknown> }
const kept = new WeakMap<Querying, Map<string, Kept>>()
/** Milliseconds until a change by an operator shows. */
const KEPT_FOR = 1000

/** A setting as it stands in the database, at most a second old; undefined in a shop that was never set up, and where the row is wrong, which is logged. */
export async function settingOf<K extends keyof Settings>(db: Querying, key: K): Promise<Settings[K] | undefined> {
  const ofThis = kept.get(db) ?? new Map<string, Kept>()
  kept.set(db, ofThis)
  const present = ofThis.get(key)
  if (present && performance.now() - present.at < KEPT_FOR) return present.value as Promise<Settings[K] | undefined>
  const value = (async () =>
    checked(key, (await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)))[0]?.value))()
  ofThis.set(key, { at: performance.now(), value })
  value.catch(() => ofThis.delete(key))
  return value as Promise<Settings[K] | undefined>
}

const told = new Map<string, string>()

function checked(key: keyof Settings, value: unknown): unknown {
  const shape = SHAPES[key]
  if (!shape || value === undefined) return value
  const read = shape.safeParse(value)
  if (read.success) return read.data
  const problem = read.error.issues.map(({ path, message }) => `${path.join('../catalogue')}: ${message}`).join('; ')
  // Once for each mistake, not once a second.
  if (told.get(key) !== problem) log.warn(`The setting ${key} is wrong and left aside: ${problem}`)
  told.set(key, problem)
}
