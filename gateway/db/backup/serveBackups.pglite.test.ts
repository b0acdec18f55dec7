import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { connectToGateway, serveBackups } from './serveBackups'

const migrationsFolder = path.resolve('gateway/db/migrations')
const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-reader-'))
/** Milliseconds that nobody gets to see the end of. */
const NEVER = 2 ** 30

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create()
  // More than a socket and its buffers take from a gateway whose reader takes nothing; of one letter each it would compress to nothing.
  await client.exec(`
    create schema drizzle; create table drizzle.__drizzle_migrations (created_at bigint); insert into drizzle.__drizzle_migrations values (1);
    create table notes as select n, (select string_agg(md5(n || '.' || k), '') from generate_series(1, 1000) k) as text from generate_series(1, 100) n`)
}, 120_000)
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true, force: true })
})

async function reader() {
  const socket = await connectToGateway(folder)
  if (!socket) throw new Error('Nobody serves backups')
  return socket
}

/** One that takes the first part of a backup and nothing more. */
async function stalled() {
  const socket = await reader()
  await once(socket, 'readable')
  return socket
}

it('a reader that goes away takes nothing with it', async () => {
  const stop = await serveBackups(client, { directory: folder, migrationsFolder })
  const first = await stalled()
  first.destroy()
  const whole = await buffer(await reader())
  expect(whole.subarray(-1024).equals(Buffer.alloc(1024))).toBe(true)
  await stop()
})

describe('a reader that stalls a backup', () => {
  it('is let go after a time limit, and the next one gets a whole backup', async () => {
    const stop = await serveBackups(client, { directory: folder, migrationsFolder, limits: { stall: 2000, stop: NEVER } })
    const first = await stalled()
    const second = await reader()
    const whole = await buffer(second)
    // A tar ends with two blocks of zeros.
    expect(whole.subarray(-1024).equals(Buffer.alloc(1024))).toBe(true)
    const begun = await buffer(first)
    expect(begun.length).toBeLessThan(whole.length)
    await stop()
  })

  it('does not keep the gateway from stopping', async () => {
    const stop = await serveBackups(client, { directory: folder, migrationsFolder, limits: { stall: NEVER, stop: 200 } })
    const first = await stalled()
    const waiting = await reader()
    await stop()
    expect((await buffer(waiting)).length).toBe(0)
    first.destroy()
    expect(await connectToGateway(folder)).toBeUndefined()
  })
})
