import type { Database, Db } from '../../gateway/db/open'

export type Logger = { logQuery: (statement: string, values: unknown[]) => void }
/** One database of this test file. Its template keeps a copy of every seeded table in the schema `pristine`. */
export type Pooled = {
  kind: Database['kind']
  url?: string
  connect: (guard: <T extends object>(client: T) => T, logger: Logger) => Db
  run: (statements: string) => Promise<unknown>
  /** Resolves when nothing that was begun runs any more. */
  settled: () => Promise<void>
  end: () => Promise<void>
}
