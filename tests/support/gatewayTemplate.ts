/*
 * Prepares what gateway tests start from: `gatewayTemplate.ts pglite <file>` writes the data of a migrated and seeded embedded
 * database, `gatewayTemplate.ts postgres <url>` fills the database at that address.
 */
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openDatabase, type Db } from '../../gateway/db/open'
import * as schema from '../../gateway/db/schema'

const SEEDED_AT = new Date('2026-11-21T10:00:00+08:00')
const migrationsFolder = path.resolve('gateway/db/migrations')
const [kind, target = ''] = process.argv.slice(2)

if (kind === 'pglite') {
  const client = await PGlite.create()
  const db = drizzle(client, { schema })
  await migrate(db, { migrationsFolder })
  await seed(db)
  await client.exec('checkpoint')
  // Written aside and renamed: a run that is interrupted leaves no half template behind.
  await writeFile(`${target}.part`, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await rename(`${target}.part`, target)
} else {
  const { db, close } = await openDatabase({ databaseUrl: target, migrationsFolder })
  await seed(db)
  await close()
}
process.exit(0)

async function seed(db: Db) {
  for (const [file, name] of [['gateway/catalogue/seed.ts', 'seedCatalogue'], ['gateway/seed/people.ts', 'seedPeople']] as const) {
    if (!existsSync(file)) continue
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, (db: Db, now: Date) => Promise<unknown>>
    await module[name]?.(db, SEEDED_AT)
  }
  if ((await db.select().from(schema.members)).length > 0) return
  const person = (loginName: string, phone: string, nickname: string) => ({ memberId: loginName, loginName, phone, nickname, createdAt: SEEDED_AT })
  await db.insert(schema.members).values([person('zhoulan', '13800006207', '周岚'), person('linxiuzhi', '13800001943', '林秀芝'), person('chenmo', '13800008850', '陈默')])
}
