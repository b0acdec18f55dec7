import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Purpose } from './purpose'

/** All tables and what stands around their rows; `gateway/tables` says which there are. */
export interface Tables {}
/** The same as a mapped type, which Drizzle takes as a record. */
type Known = { [Name in keyof Tables]: Tables[Name] }
export type Db = PgDatabase<PgQueryResultHKT, Known>
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
/** Whatever can run a query: the database, or the transaction that is under way. */
export type Querying = Db | Transaction

export type Database = {
  db: Db
  kind: 'pglite' | 'postgres'
  close: () => Promise<void>
  /** Connections to a server: open, idle, and calls that wait for one. */
  pool?: () => { total: number; idle: number; waiting: number }
}
export type DatabaseOptions = {
  tables: Tables
  databaseUrl?: string | undefined
  dataDir?: string | undefined
  migrationsFolder: string
  /** Connections to a server at most; `pg` takes ten where nothing is said. */
  poolSize?: number | undefined
  /**
   * The purpose the data are opened for: data of another purpose are refused unchanged (`WrongPurpose`), empty ones are marked. Without a
   * purpose any are opened.
   */
  purpose?: Purpose | undefined
}

/**
 * Opens the database and brings it up to date: PostgreSQL where an address is given, else an embedded one in `dataDir`, or in
 * memory where there is no directory either. What must not be opened is refused with a `DatabaseRefused`.
 */
export async function openDatabase({ databaseUrl, dataDir, ...how }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres')
    return openPostgres({ databaseUrl, ...how })
  }
  const { openEmbedded } = await import('./embedded')
  return openEmbedded({ dataDir, ...how })
}
