import { fileURLToPath } from 'node:url'
import { openDatabase, type Db } from '../gateway/db/open'

/** Does something with the database at DATABASE_URL or the embedded one in DATA_DIR (`.data`), which one process opens at a time, and closes it. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const migrationsFolder = fileURLToPath(new URL('../gateway/db/migrations', import.meta.url))
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env
  const { db, close } = await openDatabase({ databaseUrl, dataDir, migrationsFolder })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
