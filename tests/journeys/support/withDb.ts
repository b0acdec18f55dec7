import path from 'node:path'
import { openDatabase, type Db } from '../../../gateway/db/open'
import * as tables from '../../../gateway/tables'
import type { GatewayProcess } from './gatewayProcess'

/** Works on the gateway's data, an embedded shop being closed meanwhile. */
export const withDb = (gateway: GatewayProcess, work: (db: Db) => Promise<unknown>) =>
  gateway.withData(async (data) => {
    const where = 'DATABASE_URL' in data ? { databaseUrl: data.DATABASE_URL } : { dataDir: data.DATA_DIR }
    const { db, close } = await openDatabase({ tables, ...where, migrationsFolder: path.resolve('gateway/db/migrations') })
    try {
      await work(db)
    } finally {
      await close()
    }
  })
