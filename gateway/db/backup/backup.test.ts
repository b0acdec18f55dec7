import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buyersUnderFaults, shelfOf, stocked } from '../../../tests/support/buyersUnderFaults'
import { emptyDatabase, freshDatabase } from '../../../tests/support/gatewayDatabase'
import { endGateways, startGateway } from '../../../tests/support/gatewayProcess'
import { seedCatalogue } from '../../demo/seed'
import { seedPeople } from '../../demo/people/people'
import { verifyAudit } from '../../modules/audit/verifyAudit'
import { addStaff } from '../../modules/staff/administer'
import { openDatabase, type Db } from '../open'
import * as tables from '../../tables'
import { orders } from '../../tables'
import { backUp } from './backUp'
import type { Manifest } from './manifest'
import { entriesOf, verified, whole, type BackupFile } from './readArchive'
import { restore } from './restore'

const migrationsFolder = path.resolve('gateway/db/migrations')
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-backup-'))
const at = (name: string) => path.join(folder, name)
const passphrase = 'correct horse battery'
const onPostgres = process.env.DATABASE === 'postgres'
afterAll(() => {
  endGateways()
  rmSync(folder, { recursive: true, force: true })
})

/** A seeded shop of the run's kind of database. */
async function shop() {
  if (onPostgres) {
    const { db, url = '', close } = await freshDatabase()
    return {
      place: { databaseUrl: url },
      env: { DATABASE_URL: url } as Record<string, string>,
      look: <T>(work: (db: Db) => Promise<T>) => work(db),
      close,
    }
  }
  const dataDir = at('shop')
  const look = async <T>(work: (db: Db) => Promise<T>) => {
    const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder })
    try {
      return await work(db)
    } finally {
      await close()
    }
  }
  await look(async (db) => {
    await seedCatalogue(db, new Date())
    await seedPeople(db, new Date())
  })
  return { place: { dataDir }, env: { DATA_DIR: dataDir } as Record<string, string>, look, close: () => Promise.resolve() }
}

type Place = { dataDir: string; databaseUrl?: string; close: () => Promise<void> }
/** Where a backup is restored to: a new directory, and on the server an empty database beside a directory for files. */
async function emptyPlaces(): Promise<Place[]> {
  const directory = { dataDir: at('restored'), close: () => Promise.resolve() }
  if (!onPostgres) return [directory]
  const { url, drop } = await emptyDatabase()
  return [directory, { dataDir: at('files'), databaseUrl: url, close: drop }]
}

const linesIn = (part: Buffer) => gunzipSync(part).toString().split('\n').length

/** What a backup holds, whatever the order in which its database had the rows of a table: two backups of the same rows are the same. */
async function contentOf(backup: BackupFile, { parts, tables, sequences, migration }: Manifest) {
  const contents = new Map<string, string[]>()
  for await (const { name, body } of entriesOf(backup)) {
    const content = await whole(body)
    const table = parts.find((part) => part.name === name)?.table
    if (table) contents.set(table, [...(contents.get(table) ?? []), ...gunzipSync(content).toString().split('\n')].sort())
  }
  const files = parts.filter(({ table }) => !table)
  return { contents, files, tables, sequences, migration }
}

const picture = readFileSync('gateway/demo/pictures/webp/sealed-400.webp')

it('taken while the shop sells is whole, and the shop restored from it, into either kind of database, serves and sells', async () => {
  const { place, env, look, close } = await shop()
  const stock = await look((db) => stocked(db))
  // A line of the audit log, whose hash no backup may change.
  await look((db) => addStaff(db, { loginName: 'shen', name: '沈知夏', roles: ['pharmacist'], now: new Date() }))
  const dataDir = place.dataDir ?? at('shop')
  mkdirSync(path.join(dataDir, 'uploads/a'), { recursive: true })
  writeFileSync(path.join(dataDir, 'uploads/a/picture.webp'), picture)

  const gateway = await startGateway({ ...env, LOG: 'off' })
  const buyers = buyersUnderFaults(stock, 4, () => gateway.get)
  await buyers.more(5)
  const before = new Map(buyers.acknowledged)
  let backup: BackupFile = { file: at('first.backup'), passphrase }
  const { manifest } = await backUp({ ...backup, ...place, dataDir, migrationsFolder })
  const content = await contentOf(backup, manifest)
  await buyers.more(5)
  await buyers.stop()
  await gateway.stop()
  expect(buyers.refusals).toEqual([])
  expect(statSync(backup.file).mode & 0o777).toBe(0o600)
  expect(readFileSync(backup.file).includes('manifest')).toBe(false)

  // Each backup goes into the next place, and another one is taken from there: nothing changes on the way.
  for (const { close: closePlace, ...target } of await emptyPlaces()) {
    await restore({ backup, ...target, migrationsFolder })
    expect(readFileSync(path.join(target.dataDir, 'uploads/a/picture.webp'))).toEqual(picture)
    backup = { file: `${target.dataDir}.backup` }
    const again = await backUp({ ...backup, ...target, migrationsFolder })
    expect(await contentOf(backup, again.manifest)).toEqual(content)

    const { databaseUrl } = target
    const restored = await startGateway({ DATA_DIR: target.dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), LOG: 'off' })
    const newBuyers = buyersUnderFaults(stock, 2, () => restored.get)
    await newBuyers.more(2)
    await newBuyers.stop()
    await restored.stop()
    expect(newBuyers.refusals).toEqual([])
    const { db, close: closeRestored } = await openDatabase({ tables, ...target, migrationsFolder })
    const found = await db.select({ settleId: orders.settleId, orderCode: orders.orderCode }).from(orders)
    const codes = new Map(found.map(({ settleId, orderCode }) => [settleId, orderCode]))
    const promised = [...before, ...newBuyers.acknowledged]
    expect(promised.map(([settleId]) => [settleId, codes.get(settleId)])).toEqual(promised)
    expect(await verifyAudit(db)).toMatchObject({ isWhole: true, text: expect.stringContaining('共 1 条') as string })
    const { taken, held } = await shelfOf(db, stock)
    expect(taken).toBe(held)
    await closeRestored()
    await closePlace()
  }
  await close()
}, 300_000)

describe('a backup', () => {
  const file = at('first.backup')

  it('is refused without its passphrase, damaged or cut short, before anything is written', async () => {
    const dataDir = at('untouched')
    const refused = async (backup: Parameters<typeof restore>[0]['backup'], sentence: string) => {
      await expect(restore({ backup, dataDir, migrationsFolder })).rejects.toThrow(sentence)
      expect(existsSync(dataDir)).toBe(false)
    }
    await refused({ file }, 'BACKUP_PASSPHRASE')
    await refused({ file, passphrase: 'wrong horse battery' }, '口令不对，或文件已损坏')
    const bytes = readFileSync(file)
    const plain = readFileSync(at('restored.backup'))
    writeFileSync(at('short'), plain.subarray(0, plain.length - 20_000))
    await refused({ file: at('short') }, '已损坏或不完整')
    writeFileSync(at('cut'), bytes.subarray(0, bytes.length - 70_000))
    await refused({ file: at('cut'), passphrase }, '已损坏')
    plain[Math.floor(plain.length / 2)]! ^= 1
    writeFileSync(at('flipped'), plain)
    await refused({ file: at('flipped') }, '已损坏或不完整')
  })

  it('of a newer release is refused with its version', async () => {
    const older = at('older')
    cpSync(migrationsFolder, older, { recursive: true })
    const journal = path.join(older, 'meta/_journal.json')
    const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: Array<{ when: number }> }
    writeFileSync(journal, JSON.stringify({ entries: entries.map((entry) => ({ ...entry, when: entry.when - 1 })) }))
    const restoring = restore({ backup: { file, passphrase }, dataDir: at('untouched'), migrationsFolder: older })
    await expect(restoring).rejects.toThrow(/由较新的版本 \d+\.\d+\.\d+/)
  })

  it('is restored into nothing that holds data', async () => {
    await expect(restore({ backup: { file, passphrase }, dataDir: at('restored'), migrationsFolder })).rejects.toThrow('不是空的')
  })

  it.each([
    ['below a file', () => path.join(file, 'x.backup')],
    // Node's recursive mkdir never ends there.
    ['below /proc', () => '/proc/nowhere/deep/x.backup'],
  ])('that cannot be written %s says where, and nothing is left', async (_where, place) => {
    const below = place()
    await expect(backUp({ file: below, dataDir: at('restored'), migrationsFolder })).rejects.toThrow(`无法写入备份文件 ${below}`)
    expect(statSync(file).isFile()).toBe(true)
  })

  it('tells each table with its rows', async () => {
    const manifest = await verified({ file, passphrase })
    const rows = new Map<string, number>()
    for await (const { name, body } of entriesOf({ file, passphrase })) {
      const table = manifest.parts.find((part) => part.name === name)?.table
      const content = await whole(body)
      if (table) rows.set(table, (rows.get(table) ?? 0) + linesIn(content))
    }
    for (const table of manifest.tables) expect([table.name, rows.get(table.name) ?? 0]).toEqual([table.name, table.rows])
    expect(manifest.tables.length).toBeGreaterThan(40)
  })
})
