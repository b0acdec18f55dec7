import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { seedPeople } from '../../gateway/demo/people/people'
import { seedCatalogue } from '../../gateway/demo/seed'
import { openDatabase, type Db } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { freshDatabase } from './gatewayDatabase'

const migrationsFolder = path.resolve('gateway/db/migrations')

type ShopData = {
  kind: 'PGlite' | 'PostgreSQL'
  env: Record<string, string>
  look: <T>(at: (db: Db) => Promise<T>) => Promise<T>
  remove: () => Promise<void>
}

/** Where the data of a shop lies whose gateways are processes of their own: a database on the server, or a directory of an embedded one. `look` opens it while no gateway runs. */
export async function shopData(): Promise<ShopData> {
  if (process.env.DATABASE === 'postgres') {
    const { db, url = '', close } = await freshDatabase()
    return { kind: 'PostgreSQL', env: { DATABASE_URL: url }, look: (at) => at(db), remove: close }
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'qinghe-crash-'))
  const look = async <T>(at: (db: Db) => Promise<T>) => {
    const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder })
    try {
      return await at(db)
    } finally {
      await close()
    }
  }
  await look(async (db) => {
    await seedCatalogue(db, new Date())
    await seedPeople(db, new Date())
  })
  return { kind: 'PGlite', env: { DATA_DIR: dataDir }, look, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}
