import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { fillNets } from '../modules/order/fillNets'
import type { Providers } from '../providers'
import { backUp } from './backup/backUp'
import { verified } from './backup/readArchive'
import { restore } from './backup/restore'
import { openDatabase } from './open'
import * as tables from '../tables'
import { orderLines, orders } from '../tables'

const migrationsFolder = path.resolve('gateway/db/migrations')
/** Made by `npm run backup` of release 5.15.0 from the demonstration: migrations 0000 to 0006. It stays as it is. */
const released = { file: path.resolve('tests/support/fixtures/release-5.15.0.backup') }
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('finds in a data directory of release 5.15.0 every row that was in it', async () => {
  const before = await verified(released)
  expect(before).toMatchObject({ version: '5.15.0', migration: { tag: '0006_known_devices' } })
  expect(before.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(20)

  const dataDir = path.join(folder, 'shop')
  await restore({ backup: released, dataDir, migrationsFolder })
  const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder })
  await fillNets({ db, providers: {} as Providers, now: new Date() })
  const paid = await db
    .select({
      payable: orders.payable,
      lines: sql<number>`(${orders.freight} + sum(${orderLines.net}))::int`,
      isDear: sql<boolean>`bool_or(${orderLines.net} not between 0 and ${orderLines.total})`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderCode, orders.orderCode))
    .groupBy(orders.orderCode)
  await close()
  // Its orders know what was paid for each line.
  expect(paid.length).toBeGreaterThan(3)
  expect(paid.filter(({ payable, lines, isDear }) => lines !== payable || isDear)).toEqual([])
  const { manifest: after } = await backUp({ file: path.join(folder, 'again.backup'), dataDir, migrationsFolder })

  const isSame = ({ name, columns }: (typeof before.tables)[number]) =>
    after.tables.find((table) => table.name === name)?.columns.join() === columns.join()
  const rowsOf = ({ tables }: typeof before) => Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
  expect(rowsOf(after)).toMatchObject(rowsOf(before))
  // A table that has got columns since then has other bytes for the same rows.
  const untouched = new Set(before.tables.filter(isSame).map(({ name }) => name))
  const bytesOf = ({ parts }: typeof before) => parts.filter(({ table }) => table !== undefined && untouched.has(table))
  expect(bytesOf(after)).toEqual(bytesOf(before))
}, 120_000)
