import type { Db } from '../../db/open'
import type { Providers } from '../../providers'
import { Unreachable } from '../../providers/unreachable'
import { log } from '../../lib/log'

/** What the gateway does by itself now and then. Several processes may do it at once: every change in it is conditional. */
export type Job = (shop: { db: Db; providers: Providers; now: Date }) => Promise<void>

/** Runs `work` for each of `rows`; one that fails is told in the log and does not stop the others, unless nobody is there to answer them. */
export async function forEach<T>(rows: readonly T[], what: string, work: (row: T) => Promise<void>): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      if (error instanceof Unreachable) throw error
      log.error({ err: error }, `${what}未完成，稍后重试`)
    }
  }
}

/** Rows that a job reads at once. */
const BATCH = 500

type Batches<T> = {
  /** At most `limit` rows whose key comes after `after`, in its order; '' comes before every key. */
  read: (after: string, limit: number) => PromiseLike<T[]>
  keyOf: (row: T) => string
  what: string
  work: (row: T) => Promise<void>
}

/** Runs `work` for every row, a batch at a time: rows that fail, and stay due, keep no others waiting. */
export async function forEachBatch<T>({ read, keyOf, what, work }: Batches<T>): Promise<void> {
  for (let rows = await read('', BATCH); ;) {
    await forEach(rows, what, work)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    rows = await read(keyOf(last), BATCH)
  }
}

/** The same of members, by their ids. */
export const forEachMember = <T extends { memberId: string }>(batches: Omit<Batches<T>, 'keyOf'>): Promise<void> =>
  forEachBatch({ ...batches, keyOf: ({ memberId }) => memberId })
