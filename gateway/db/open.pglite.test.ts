import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { openEmbedded } from './embedded'
import { openDatabase } from './open'
import * as tables from '../tables'
import { DatabaseNewer, DirectoryDamaged, DirectoryForeign, MigrationFailed } from './refused'
import { settings } from '../tables'
import { version } from '../../package.json'

const migrationsFolder = path.resolve('gateway/db/migrations')
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-open-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
const place = () => path.join(folder, `place${(made += 1)}`)
function holding(...files: string[]) {
  const directory = place()
  for (const file of files) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
    writeFileSync(path.join(directory, file), '18\n')
  }
  return directory
}

type Journal = { entries: Array<{ idx: number; version: string; when: number; tag: string; breakpoints: boolean }> }
/** The migrations as another release has them: the first `kept`, then `added`. */
function migrationsOf(kept: number, ...added: Array<{ tag: string; statement: string }>) {
  const copy = place()
  cpSync(migrationsFolder, copy, { recursive: true })
  const file = path.join(copy, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const entries = journal.entries.slice(0, kept)
  for (const { tag, statement } of added) {
    entries.push({ idx: entries.length, version: '7', when: entries.at(-1)!.when + 1000, tag, breakpoints: true })
    writeFileSync(path.join(copy, `${tag}.sql`), statement)
  }
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return copy
}

/** A shop of the first release, from before a directory had a mark. */
let old: string
beforeAll(async () => {
  old = place()
  mkdirSync(old)
  const client = await PGlite.create(path.join(old, 'pg'))
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsOf(1) })
  await db.insert(settings).values({ key: 'greeting', value: { text: '早上好' } })
  await client.close()
}, 120_000)
function copyOfOld() {
  const copy = place()
  cpSync(old, copy, { recursive: true })
  return copy
}

describe('a data directory', () => {
  it('of the first release is opened with everything in it, marked, and found again', async () => {
    const dataDir = copyOfOld()
    for (const _time of [1, 2]) {
      const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder })
      expect(await db.select().from(settings)).toEqual([{ key: 'greeting', value: { text: '早上好' } }])
      await close()
      expect(JSON.parse(readFileSync(path.join(dataDir, 'qinghe.json'), 'utf8'))).toMatchObject({ state: 'ready' })
    }
  })

  it.each([
    ['with other people’s files', holding('photos/cat.jpg', 'notes.txt'), DirectoryForeign, '不是青禾的数据目录'],
    ['whose database lost its version', holding('pg/global/1', 'pg/base/1'), DirectoryDamaged, 'npm run restore'],
    ['whose database lost its tables', holding('pg/PG_VERSION', 'pg/global/1'), DirectoryDamaged, 'npm run restore'],
    ['with an unreadable mark', holding('qinghe.json', 'pg/PG_VERSION', 'pg/global/1', 'pg/base/1'), DirectoryDamaged, 'qinghe.json'],
  ])('%s is refused and left as it is', async (_what, dataDir, reason, sentence) => {
    const before = readdirSync(dataDir, { recursive: true }).sort()
    const opening = openDatabase({ tables, dataDir, migrationsFolder })
    await expect(opening).rejects.toBeInstanceOf(reason)
    await expect(opening).rejects.toThrow(sentence)
    expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before)
  })

  it('that another PostgreSQL wrote is refused with both versions', async () => {
    const dataDir = copyOfOld()
    writeFileSync(path.join(dataDir, 'pg/PG_VERSION'), '19\n')
    await expect(openDatabase({ tables, dataDir, migrationsFolder })).rejects.toThrow(/PostgreSQL 19 .*PostgreSQL 18/)
  })

  it('with a damaged file says what to do', async () => {
    const dataDir = copyOfOld()
    writeFileSync(path.join(dataDir, 'pg/global/pg_control'), 'x'.repeat(8192))
    const opening = openDatabase({ tables, dataDir, migrationsFolder })
    await expect(opening).rejects.toBeInstanceOf(DirectoryDamaged)
    await expect(opening).rejects.toThrow('npm run restore')
  })

  it('whose first start was interrupted is begun anew', async () => {
    const dataDir = holding('pg/PG_VERSION')
    writeFileSync(path.join(dataDir, 'qinghe.json'), JSON.stringify({ state: 'making', version }))
    const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder })
    expect(await db.select().from(settings)).toEqual([])
    await close()
    expect(existsSync(path.join(dataDir, 'backup.sock'))).toBe(false)
  }, 120_000)
})

describe('migrations', () => {
  it('of a newer release are refused with both versions', async () => {
    const dataDir = copyOfOld()
    const newer = migrationsOf(99, { tag: '0099_newer', statement: 'create table newer (id text)' })
    await (await openDatabase({ tables, dataDir, migrationsFolder: newer })).close()
    const opening = openDatabase({ tables, dataDir, migrationsFolder })
    await expect(opening).rejects.toBeInstanceOf(DatabaseNewer)
    await expect(opening).rejects.toThrow(/0099_newer.*当前程序是 \d+\.\d+\.\d+/)
  })

  it('that fail are rolled back', async () => {
    const dataDir = copyOfOld()
    const failing = migrationsOf(99, {
      tag: '0099_failing',
      statement: 'delete from settings;\n--> statement-breakpoint\ncreate table settings (id text);',
    })
    const opening = openDatabase({ tables, dataDir, migrationsFolder: failing })
    await expect(opening).rejects.toBeInstanceOf(MigrationFailed)
    await expect(opening).rejects.toThrow('数据与升级前相同')
    const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder })
    expect(await db.select().from(settings)).toHaveLength(1)
    await close()
  })
})

it('a crash inside the embedded database is told before anybody gets an answer', async () => {
  const crashes: unknown[] = []
  const { db, close } = await openEmbedded({ tables, dataDir: copyOfOld(), migrationsFolder, onCrash: (error) => crashes.push(error) })
  // PostgreSQL's own errors are none.
  await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow()
  expect(crashes).toEqual([])
  const crash = Object.assign(new Error('Aborted()'), { name: 'RuntimeError' })
  const spy = jest.spyOn(PGlite.prototype, 'execProtocolRawSync').mockImplementationOnce(() => {
    throw crash
  })
  await expect(db.execute(sql`select 1`)).rejects.toThrow()
  spy.mockRestore()
  expect(crashes).toEqual([crash])
  await close()
})
