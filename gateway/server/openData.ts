import path from 'node:path'
import { openDatabase, type Database, type Db } from '../db/open'
import { seedPeople } from '../demo/people/people'
import { seedStaff } from '../demo/people/readyStaff'
import { seedCatalogue, seedRealShop } from '../demo/seed'
import { SIGNATURE } from '../demo/shop/signature'
import { loadBuiltInTables } from '../modules/catalogue/builtInTables'
import { loadCatalogue } from '../modules/catalogue/loadCatalogue'
import { useEngine } from '../modules/search/engines'
import { queriesLieIn } from '../modules/search/everydayQueries'
import { loadBuiltInWords } from '../modules/sensitiveWord/loadBuiltInWords'
import * as tables from '../tables'
import type { Closing } from './closing'
import type { Environment } from './environment'
import type { ShopKind } from './shopKind'
import { StartError } from './startError'

/** Bad cells of a catalogue that are shown at the start; `npm run catalogue` shows them all. */
const BAD_CELLS_SHOWN = 20

/** Opens the database with what a shop begins with, its catalogue, and the replica that its lists are read from. */
export async function openData(environment: Environment, root: string, closing: Closing): Promise<Database> {
  const { kind, databaseUrl, replicaUrl, poolSize, dataDir, catalogue, tracing } = environment
  // Before the database is opened, whose statements are traced from then on.
  const stopTracing = tracing && (await import('./startTracing')).startTracing(tracing.protocol)
  closing.push(() => stopTracing?.())
  const migrationsFolder = path.join(root, 'gateway/db/migrations')
  const purpose = kind === 'production' ? 'production' : 'demonstration'
  const database = await openDatabase({ tables, databaseUrl, dataDir, migrationsFolder, purpose, poolSize })
  closing.push(() => database.close())
  const { db } = database
  await seed(db, { kind, root })
  useEngine(db, environment.search)
  queriesLieIn(root)
  // A row that is wrong does not keep the shop shut; a list that cannot be read does.
  if (catalogue && !(await loadCatalogue(db, path.resolve(catalogue), BAD_CELLS_SHOWN))) throw new StartError('请检查环境变量 CATALOGUE。')
  if (replicaUrl === undefined) return database
  const { openReplica } = await import('../db/openReplica')
  const replica = await openReplica(db, { tables, replicaUrl, migrationsFolder, poolSize })
  closing.push(() => replica.close())
  return database
}

/** Ready-made people and products are for trying alone. */
async function seed(db: Db, { kind, root }: { kind: ShopKind; root: string }): Promise<void> {
  const isRealShop = kind === 'production'
  await loadBuiltInTables(db, path.join(root, 'gateway/modules/catalogue'), isRealShop ? undefined : SIGNATURE)
  await loadBuiltInWords(db)
  if (isRealShop) return seedRealShop(db)
  await seedCatalogue(db, new Date())
  await seedPeople(db, new Date())
  await seedStaff(db, new Date())
}
