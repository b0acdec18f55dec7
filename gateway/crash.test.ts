import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { OrderStatus } from '../src/contract/order'
import { freshDatabase } from '../tests/support/gatewayDatabase'
import { endGateways, startGateway, type GatewayProcess } from '../tests/support/gatewayProcess'
import { packingOf, submissionOf } from '../tests/support/shop'
import { seedCatalogue } from './catalogue/seed'
import { openDatabase, type Db } from './db/open'
import { orderLines, orders, packings } from './db/schema'
import { openSession } from './kernel/session'
import { seedPeople } from './seed/people'

const KILLS = 3
const WORKERS = 6
const BEGINNING = 1_000_000
/** Orders acknowledged between two kills; the next one falls somewhere within the second after them. */
const BETWEEN = 5

const migrationsFolder = path.resolve('gateway/db/migrations')
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

type ShopData = { env: Record<string, string>; look: <T>(at: (db: Db) => Promise<T>) => Promise<T>; remove: () => Promise<void> }

/** Where the shop's data lies: a database on the server, or a directory of an embedded one. `look` opens it while no gateway runs. */
async function shopData(): Promise<ShopData> {
  if (process.env.DATABASE === 'postgres') {
    const { db, url = '', close } = await freshDatabase()
    return { env: { DATABASE_URL: url }, look: (at) => at(db), remove: close }
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'qinghe-crash-'))
  const look = async <T>(at: (db: Db) => Promise<T>) => {
    const { db, close } = await openDatabase({ dataDir, migrationsFolder })
    return at(db).finally(close)
  }
  await look(async (db) => {
    await seedCatalogue(db, new Date())
    await seedPeople(db, new Date())
  })
  return { env: { DATA_DIR: dataDir }, look, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

afterAll(endGateways)

it('keeps every acknowledged order, once, however often the gateway is killed under load', async () => {
  const { env, look, remove } = await shopData()
  const { skuCode, tokens } = await look(async (db) => {
    const packing = await packingOf({ db }, 'otcB', 3)
    await db.update(packings).set({ stock: BEGINNING }).where(eq(packings.skuCode, packing.skuCode))
    const session = (memberId: string) => openSession(db, { memberId, deviceId: 'a-device', channel: 'h5', now: new Date() })
    return { skuCode: packing.skuCode, tokens: [(await session('zhoulan')).token, (await session('linxiuzhi')).token] }
  })

  let gateway: GatewayProcess | undefined = await startGateway({ ...env, LOG: 'off' })
  let isOver = false
  let lost = 0
  const acknowledged = new Map<string, string>()
  const refusals: string[] = []

  /** Asks until there is an answer, as a client does whose line breaks: always with the same key. */
  async function ask<T>(token: string, line: 'GET' | 'POST', at: string, body?: object, key: string = randomUUID()): Promise<T> {
    for (;;) {
      const headers = {
        Authorization: `Bearer ${token}`,
        'X-Device-Id': 'a-device',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      }
      const reply = await gateway
        ?.get(`/api${at}`, { method: line, headers, ...(body && { body: JSON.stringify(body) }) })
        .then(async (answer) => ({ ok: answer.ok, text: await answer.text() }))
        .catch(() => undefined)
      if (reply?.ok) return JSON.parse(reply.text) as T
      if (reply) refusals.push(reply.text)
      if (reply && !reply.text.includes('DATABASE_AWAY')) throw new Error(reply.text)
      lost += 1
      await wait(50)
    }
  }

  async function buy(token: string) {
    while (!isOver) {
      const { settleId } = await ask<{ settleId: string }>(token, 'POST', '/purchase', { skus: [{ skuCode, quantity: 1 }] })
      const body = submissionOf(await ask(token, 'GET', `/settlement/${settleId}?couponId=none`))
      const { orderCode } = await ask<{ orderCode: string }>(token, 'POST', '/orders', body)
      acknowledged.set(settleId, orderCode)
    }
  }

  async function moreOrders() {
    const enough = acknowledged.size + BETWEEN
    while (acknowledged.size < enough) await wait(20)
  }

  const workers = Array.from({ length: WORKERS }, (_none, place) => buy(tokens[place % tokens.length]!))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await moreOrders()
    await wait(Math.random() * 1000)
    const dying = gateway
    gateway = undefined
    await dying.stop('SIGKILL')
    gateway = await startGateway({ ...env, LOG: 'off' })
  }
  await moreOrders()
  isOver = true
  await Promise.all(workers)
  await gateway.stop('SIGKILL')

  await look(async (db) => {
    const codes = [...acknowledged.values()]
    const found = await db
      .select({ orderCode: orders.orderCode, settleId: orders.settleId })
      .from(orders)
      .where(inArray(orders.settleId, [...acknowledged.keys()]))
    expect(new Map(found.map(({ settleId, orderCode }) => [settleId, orderCode]))).toEqual(acknowledged)
    expect(new Set(codes).size).toBe(codes.length)
    const [held] = await db
      .select({ boxes: sql<number>`coalesce(sum(${orderLines.boxes}), 0)::int`, lines: sql<number>`count(*)::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
      .where(sql`${orderLines.skuCode} = ${skuCode} and ${orders.status} <> ${OrderStatus.cancelled}`)
    const [left] = await db.select({ stock: packings.stock }).from(packings).where(eq(packings.skuCode, skuCode))
    // Nothing is half done: what is gone from the shelf stands in orders, and every submission became one order.
    expect(BEGINNING - left!.stock).toBe(held!.boxes)
    expect(held!.lines).toBe(acknowledged.size)
    console.info(`${acknowledged.size} orders acknowledged over ${KILLS} kills; ${lost} questions asked again`)
  })
  expect(refusals).toEqual([])
  await remove()
}, 240_000)
