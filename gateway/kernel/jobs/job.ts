import type { Db } from '../../db/open'
import type { Providers } from '../../providers'
import { Unreachable } from '../../providers/unreachable'
import { log } from '../log'

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
