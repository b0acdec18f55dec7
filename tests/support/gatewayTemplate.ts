/*
 * Prepares what gateway tests start from: `gatewayTemplate.ts pglite <file>` writes the data of a migrated and seeded embedded
 * database, `gatewayTemplate.ts postgres <url>` fills the database at that address.
 */
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { loadBuiltInTables } from '../../gateway/modules/catalogue/builtInTables'
import { loadBuiltInWords } from '../../gateway/modules/sensitiveWord/loadBuiltInWords'
import { seedCatalogue } from '../../gateway/demo/seed'
import { SIGNATURE } from '../../gateway/demo/shop/signature'
import { openDatabase, type Db } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import * as schema from '../../gateway/tables'
import { seedPeople } from '../../gateway/demo/people/people'
import { keepPristine } from './pristineTables'

const SEEDED_AT = new Date('2026-11-21T10:00:00+08:00')
const migrationsFolder = path.resolve('gateway/db/migrations')
const [kind, target = ''] = process.argv.slice(2)

if (kind === 'pglite') {
  const client = await PGlite.create()
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder })
  await seed(db)
  await client.exec('checkpoint')
  // Written aside and renamed: neither an interrupted run nor another one beside it leaves half a template.
  const aside = `${target}.${process.pid}`
  await writeFile(aside, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await rename(aside, target)
} else {
  const { db, close } = await openDatabase({ tables, databaseUrl: target, migrationsFolder })
  await seed(db)
  await close()
}
process.exit(0)

async function seed(db: Db) {
  await loadBuiltInTables(db, path.resolve('gateway/modules/catalogue'), SIGNATURE)
  await loadBuiltInWords(db)
  await seedCatalogue(db, SEEDED_AT)
  await seedPeople(db, SEEDED_AT)
  await keepPristine(db)
}
