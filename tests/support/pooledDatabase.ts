import type { Database, Db } from '../../gateway/db/open'

/** Told of each statement that a test sends. */
export type Logger = { logQuery: (statement: string, values: unknown[]) => void }
/** A database of this test file, which one test after the other uses. */
export type Pooled = {
  kind: Database['kind']
  /** The address of a server's. */
  url?: string
  /** Opens it for a test; every use of the connection passes through `guard`. */
  connect: (guard: <T extends object>(client: T) => T, logger?: Logger) => Db
  /** Whether nothing that was begun runs any more, or it is sure to run before whatever comes next. */
  isQuiet: () => boolean
  /** Makes it again what the template is, its sessions too; false where it cannot: the next test needs another. */
  putBack: () => Promise<boolean>
  /** What differs from the template. */
  differences: () => Promise<string[]>
  /** Gives it up. */
  end: () => Promise<void>
  /** Leaves it to the next test file, where there is a way. */
  leave: () => Promise<void>
}
