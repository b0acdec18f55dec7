import path from 'node:path'
import type pg from 'pg'
import { emptyDatabase } from '../../tests/support/gatewayDatabase'
import { startingDatabase } from '../../tests/support/startingDatabase'
import { connected } from './connected'
import { openDatabase } from './open'
import * as tables from '../tables'
import { ConnectionFailed, DatabaseForeign } from './refused'

let empty: Awaited<ReturnType<typeof emptyDatabase>>
beforeAll(async () => {
  empty = await emptyDatabase()
})
afterAll(() => empty.drop())

const one = (connection: pg.Client) => connection.query<{ one: number }>('select 1 as one').then(({ rows }) => rows)

describe('a connection to PostgreSQL', () => {
  it('waits for a server that says it is starting', async () => {
    const starting = await startingDatabase(empty.url, { refusals: 2 })
    expect(await connected(starting.url, one)).toEqual([{ one: 1 }])
    expect(starting.asked()).toBe(3)
    await starting.close()
  })

  it.each([
    ['without TLS', (url: string) => `${url}?sslmode=verify-full`, /SSL/],
    ['with a certificate’s file that is not there', (url: string) => `${url}?sslmode=verify-full&sslrootcert=/nowhere.pem`, /ENOENT/],
    ['without such a database', (url: string) => `${url}_of_nobody`, /does not exist/],
  ])('is not made to a server %s', async (_what, at, said) => {
    const failed: unknown = await connected(at(empty.url), one).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ConnectionFailed)
    expect((failed as ConnectionFailed).cause).toHaveProperty('message', expect.stringMatching(said))
  })
})

describe('a database', () => {
  const migrationsFolder = path.resolve('gateway/db/migrations')
  const left =
    'select relname as name from pg_class where relnamespace in (select oid from pg_namespace where nspname in ($1, $2)) order by 1'

  it.each([
    ['tables', 'create table guests (name text)', ['guests']],
    // Its `members` are not ours.
    ['tables of our names', 'create table members (name text)', ['members']],
    [
      'tables that it migrates in Drizzle’s way',
      'create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint); insert into drizzle.__drizzle_migrations values (1); create table guests (name text)',
      ['__drizzle_migrations', 'guests'],
    ],
  ])('of another program is refused with its %s, and left as it is', async (_what, make, relations) => {
    const { url, drop } = await emptyDatabase()
    await connected(url, (connection) => connection.query(make))
    const opening = openDatabase({ tables, databaseUrl: url, migrationsFolder, purpose: 'production' })
    await expect(opening).rejects.toBeInstanceOf(DatabaseForeign)
    await expect(opening).rejects.toThrow(/^数据库里有别的程序的表（(guests|members)）/)
    const { rows } = await connected(url, (connection) => connection.query<{ name: string }>(left, ['public', 'drizzle']))
    expect(rows.map(({ name }) => name)).toEqual(relations)
    await drop()
  })
})
