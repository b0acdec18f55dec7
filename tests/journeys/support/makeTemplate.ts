/*
 * Seeds a shop and writes `sessions.json`, a session of each ready-made person, into the folder it is given: in the database at the
 * address it is given, or in a data directory in that folder.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NO_DEVICE } from '../../../src/lib/noDevice'
import { seedCatalogue } from '../../../gateway/demo/seed'
import { openDatabase } from '../../../gateway/db/open'
import * as tables from '../../../gateway/tables'
import { settings } from '../../../gateway/tables'
import { openSession } from '../../../gateway/kernel/session'
import { seedPeople } from '../../../gateway/demo/people/people'
import { READY_PEOPLE } from '../../../gateway/demo/people/readyPeople'

/**
 * So long an order waits for payment, in minutes: a day. The template is made once a run, and with the product's half an hour the
 * seeded unpaid order would expire before a test that begins later looks for it.
 */
const PAY_MINUTES = 24 * 60

const [folder = '', databaseUrl] = process.argv.slice(2)
const now = new Date()
const migrationsFolder = path.resolve('gateway/db/migrations')
const { db, close } = await openDatabase({
  tables,
  ...(databaseUrl ? { databaseUrl } : { dataDir: path.join(folder, 'data') }),
  migrationsFolder,
})
await seedCatalogue(db, now)
// Where the clock begins anew with every gateway (tests/look), no order expires, and the pages show the shop's own half an hour.
if (process.env.LOOK_NOW === undefined) await db.insert(settings).values({ key: 'trade', value: { payMinutes: PAY_MINUTES } })
await seedPeople(db, now)
const sessions: Record<string, string> = {}
for (const { memberId } of READY_PEOPLE) {
  const { token } = await openSession(db, { memberId, deviceId: NO_DEVICE, channel: 'h5', now })
  sessions[memberId] = token
}
await close()
await writeFile(path.join(folder, 'sessions.json'), JSON.stringify(sessions))
