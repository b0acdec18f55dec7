import path from 'node:path'
import { openDatabase, type Db } from '../db/open'
import * as tables from '../tables'
import { packageRoot } from '../lib/packageRoot'
import type { KeyRing } from '../lib/keyRing'
import { databaseUrlOf } from './databaseUrl'
import { fileKeysOf } from './fileKeysOf'
import { purposeOfCommand } from './purposeOfCommand'
import { reasonOf } from './reasonOf'
import { withSecretFiles } from './secretFiles'
import { StartError } from './startError'

/**
 * Does something with the database at DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time, and
 * closes it. `fileKeys` are those of FILE_KEYS, where the command was given them. As for a start, a real shop's settings do not open a demonstration's data, nor `DEMO=1` a real shop's. Throws `Unable`
 * with a sentence where the database cannot be opened.
 */
export async function withDatabase<T>(work: (db: Db, fileKeys: KeyRing | undefined) => Promise<T>): Promise<T> {
  const env = withSecretFiles(process.env)
  const databaseUrl = databaseUrlOf('DATABASE_URL', env.DATABASE_URL)
  const fileKeys = fileKeysOf(env.FILE_KEYS)
  const { DATA_DIR: dataDir = '.data' } = env
  const migrationsFolder = path.join(packageRoot(import.meta.url), 'gateway/db/migrations')
  const opening = openDatabase({ tables, databaseUrl, dataDir, migrationsFolder, purpose: purposeOfCommand(env) })
  const { db, close } = await opening.catch((error: unknown) => {
    const reason = reasonOf(error, { dataDir, databaseUrl })
    throw reason === undefined ? error : new StartError(reason)
  })
  try {
    return await work(db, fileKeys)
  } finally {
    await close()
  }
}
