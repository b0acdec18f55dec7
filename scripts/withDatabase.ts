import path from 'node:path'
import { openDatabase, type Db } from '../gateway/db/open'
import { packageRoot } from '../gateway/kernel/packageRoot'
import { withSecretFiles } from '../gateway/server/secretFiles'
import { purposeOfCommand } from '../gateway/server/purposeOfCommand'

/**
 * Does something with the database at DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time, and
 * closes it. As for a start, a real shop's settings do not open a demonstration's data, nor `DEMO=1` a real shop's.
 */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const migrationsFolder = path.join(packageRoot(import.meta.url), 'gateway/db/migrations')
  const env = withSecretFiles(process.env)
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = env
  const { db, close } = await openDatabase({ databaseUrl, dataDir, migrationsFolder, purpose: purposeOfCommand(env) })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
