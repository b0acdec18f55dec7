import type { Client } from '../harness/client'

/** Where a mini-program runs: the engine, or DevTools. What only one of them can do is missing from the other. */
export type Host = {
  app: Client
  setOffline?: (offline: boolean) => Promise<void>
  /** Until nothing is asked for and nothing is drawn any more. */
  settled?: () => Promise<unknown>
  close: () => Promise<void>
}
