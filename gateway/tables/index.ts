import type * as all from './all'

export * from './all'

type All = typeof all

declare module '../db/open' {
  /** The database knows no noun: which tables there are is declared to it here. */
  interface Tables extends All {}
}
