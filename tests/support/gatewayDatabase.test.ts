import { sql } from 'drizzle-orm'
import type { Db } from '../../gateway/db/open'
import { freshDatabase, openPooled } from './gatewayDatabase'
import type { Pooled } from './pooledDatabase'

async function valueOf(db: Db, expression: string): Promise<unknown> {
  const answer: unknown = await db.execute(sql.raw(`select ${expression} as value`))
  return (answer as { rows: Array<{ value: unknown }> }).rows[0]?.value
}

describe('a database that is put back', () => {
  let pooled: Pooled
  let db: Db
  beforeAll(async () => {
    pooled = await openPooled()
    db = pooled.connect((client) => client)
  })
  afterAll(() => pooled.end())

  it.each([
    ['an insert', [`insert into settings (key, value) values ('of a test', '1')`], ['public.settings']],
    ['an update', [`update products set views = views + 1`], ['public.products']],
    ['a delete of rows that others refer to', [`set session_replication_role = replica`, `delete from members`], ['public.members']],
    ['a part of a query', [`with gone as (delete from videos returning 1) select count(*) from gone`], ['public.videos']],
    [
      'a block of code',
      [`do $$ begin delete from settings; update packings set stock = 0; end $$`],
      ['public.packings', 'public.settings'],
    ],
    ['a savepoint', [`begin`, `savepoint one`, `delete from settings`, `release one`, `commit`], ['public.settings']],
    ['a number that was only taken', [`select nextval('consents_nth_seq')`], ['public.consents_nth_seq']],
  ])('has nothing left of %s', async (_way, statements, places) => {
    for (const statement of statements) await db.execute(sql.raw(statement))
    const differences = await pooled.differences()
    expect(await pooled.putBack()).toBe(true)
    expect(differences).toEqual(places)
    expect(await pooled.differences()).toEqual([])
  })

  it('remembers nothing of a session', async () => {
    await db.execute(sql`set statement_timeout = 12345`)
    await db.execute(sql`select pg_advisory_lock(7)`)
    await pooled.putBack()
    expect(await valueOf(db, `current_setting('statement_timeout')`)).toBe('0')
    expect(await valueOf(db, `(select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())`)).toBe(0)
  })

  it('is given up when a table was changed, also when it was changed back', async () => {
    await db.execute(sql`alter table sessions rename to sessions_away`)
    await db.execute(sql`alter table sessions_away rename to sessions`)
    expect(await pooled.putBack()).toBe(false)
  })
})

describe('the database of a test', () => {
  /** A remark on the schema of the copies is no change of the schema: it tells whether the database was there before. */
  const marked = async ({ db }: { db: Db }) => {
    const before = await valueOf(db, `obj_description('pristine'::regnamespace)`)
    await db.execute(sql`comment on schema pristine is 'seen'`)
    return before
  }

  it('is used again by the next, unless its address was given away', async () => {
    const first = await freshDatabase()
    await marked(first)
    await first.close()
    const second = await freshDatabase()
    expect(await marked(second)).toBe('seen')
    expect(second.url === undefined).toBe(second.kind === 'pglite')
    await second.close()
    const third = await freshDatabase()
    expect(await marked(third)).toBeNull()
    // Its address given away as well: no other file meets the remark.
    void third.url
    await third.close()
  })

  it('refuses who still holds on to it when the test is over', async () => {
    const { db, close } = await freshDatabase()
    await close()
    await expect(valueOf(db, '1')).rejects.toMatchObject({ cause: new Error('This test is over') })
  })
})
