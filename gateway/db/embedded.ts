import { realpathSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { drizzle, PglitePreparedQuery } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { log } from '../lib/log'
import { serveBackups } from './backup/serveBackups'
import {
  beginDirectory,
  damaged,
  databaseIn,
  forgetBeginning,
  makeDirectory,
  markDirectory,
  directoryStateOf,
  type DirectoryState,
} from './dataDirectory'
import { lockDirectory } from './lock'
import { migrated } from './migrated'
import type { Database, Tables } from './open'
import type { Purpose } from './purpose'
import { DatabaseRefused } from './refused'
import { runOnEmbedded } from './run'
import { traceStatements } from './traceStatements'

type Options = {
  tables: Tables
  dataDir?: string | undefined
  migrationsFolder: string
  purpose?: Purpose | undefined
  /** Takes over when the database inside this process has crashed; ends the process where nothing else is said. */
  onCrash?: ((error: unknown) => void) | undefined
}

/**
 * Opens the embedded database in a directory, or in memory. PGlite has no lock of its own (two processes lose writes silently) and begins
 * a new shop wherever it finds none, so both are ours to prevent.
 */
export async function openEmbedded({ tables, dataDir, migrationsFolder, purpose, onCrash = endProcess }: Options): Promise<Database> {
  const held = dataDir === undefined ? undefined : takeDirectory(dataDir, refuseHalfRestored)
  let client: PGlite | undefined
  let standing: DirectoryState | undefined
  try {
    standing = held && directoryStateOf(held.directory)
    if (held && standing) refuseHalfRestored(held.directory, standing)
    client = await openFiles(held?.directory, standing)
    const db = drizzle(client, { schema: tables })
    await migrated({ run: runOnEmbedded(client), db, purpose, migrate: () => migrate(db, { migrationsFolder }), migrationsFolder })
    if (held) markDirectory(held.directory, 'ready')
    standing = 'ready'
    watchForCrash(client, onCrash)
    traceStatements(PglitePreparedQuery)
    const stopBackups = held && (await serveBackups(client, { directory: held.directory, migrationsFolder }))
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await stopBackups?.()
        await client?.close()
        held?.unlock()
      },
    }
  } catch (error) {
    await client?.close().catch(() => undefined)
    if (held && (standing === 'empty' || standing === 'making')) forgetBeginning(held.directory)
    held?.unlock()
    throw error
  }
}

/** Locks a directory after a first look: nothing is written into one that is not ours, nor into one that `look` refuses. */
export function takeDirectory(dataDir: string, look: (directory: string, standing: DirectoryState) => void = () => undefined) {
  makeDirectory(dataDir)
  const directory = realpathSync(dataDir)
  look(directory, directoryStateOf(directory))
  return { directory, unlock: lockDirectory(directory) }
}

async function openFiles(directory: string | undefined, standing: DirectoryState | undefined): Promise<PGlite> {
  if (directory === undefined) return PGlite.create()
  if (standing !== 'ready') beginDirectory(directory, 'making')
  return openExisting(directory, standing === 'ready')
}

function refuseHalfRestored(directory: string, standing: DirectoryState) {
  if (standing === 'restoring')
    throw new DatabaseRefused(`数据目录 ${directory} 的恢复没有完成：请重新运行 npm run restore，或用 DATA_DIR 指定另一个目录。`)
}

/** A database that was there before and does not open is damaged; a new one that cannot be made has another reason, a full disk say. */
export async function openExisting(directory: string, isOld = true): Promise<PGlite> {
  try {
    return await PGlite.create(databaseIn(directory))
  } catch (error) {
    if (!isOld || isOfTheSystem(error)) throw error
    throw damaged(directory, error instanceof Error ? error.message : String(error))
  }
}
/** A full disk or missing rights: Node's codes, or the numbers of the embedded database's own file system. */
const isOfTheSystem = (error: unknown) => typeof error === 'object' && error !== null && ('errno' in error || 'code' in error)

/**
 * A WebAssembly abort (a panic of PostgreSQL, memory exhausted) leaves a database whose memory cannot be trusted: it may answer wrongly, or
 * never again. Committed transactions are in its write-ahead log on disk, and the next start recovers them.
 */
function watchForCrash(client: PGlite, onCrash: (error: unknown) => void) {
  client.execProtocolRawSync = (message) => {
    try {
      return PGlite.prototype.execProtocolRawSync.call(client, message)
    } catch (error) {
      if (hasName(error) && CRASHES.has(error.name)) onCrash(error)
      throw error
    }
  }
}

/** WebAssembly's own, a stack or memory that is used up, and Emscripten's `exit`, which is no `Error`. */
const CRASHES = new Set(['RuntimeError', 'RangeError', 'ExitStatus'])
const hasName = (error: unknown): error is { name: string } =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'

function endProcess(error: unknown) {
  log.fatal({ err: error }, '内置数据库已崩溃，网关退出以保护数据；已确认的订单都在磁盘上，请重新启动。')
  process.exit(1)
}
