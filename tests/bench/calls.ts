import path from 'node:path'
import { sql } from 'drizzle-orm'
import { asColumns } from '../../scripts/lists/asColumns'
import { openDatabase } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { packings } from '../../gateway/tables'
import { members } from '../journeys/support/people'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { startPostgres } from '../support/gatewayPostgres.mjs'
import { liftLimits } from '../support/liftLimits'
import { ms } from './format'
import { underLoad } from './load'
import { callerOf, cpuOfOrders, type Call } from './orders'
import { seededDatabase, seededFolder, tokenOf, withGateway } from './shop'

export const CONNECTIONS = 16
const ORDERS = 300
/** Orders until their code is compiled, as that of a shop which is open. */
const WARM_UP = 600
const WORDS = ['胶囊', '沙坦', '布洛芬', '阿莫西林', '感冒', '颗粒', 'bll', '布络芬', '维生素', '滴眼液']

/** On PostgreSQL, milliseconds: what the calls took on 2026-11-21, before they were made to cost no more than their queries, and what was wanted. */
const ONCE: Record<string, { before: number; wanted: number }> = {
  product: { before: 4.27, wanted: 1.3 },
  'product of a member': { before: 4.18, wanted: 2 },
  search: { before: 1.75, wanted: 0.7 },
  cart: { before: 1.22, wanted: 0.5 },
  orders: { before: 2.2, wanted: 1 },
  categories: { before: 12.2, wanted: 1 },
  'place an order': { before: 17.9, wanted: 6 },
}

/** The gateway's CPU for a request of each call the shop lives on, on both databases; the database server's own is not in it. */
export async function calls() {
  const rows = new Map<string, string[]>()
  const note = (name: string, cpu: number) => rows.set(name, [...(rows.get(name) ?? []), ms(cpu)])
  const server = await startPostgres({ database: 'bench' })
  try {
    for (const data of [seededDatabase(`${server.url}/bench`), path.join(seededFolder(), 'data')]) {
      await makeRoom(data)
      await withGateway((gateway) => measured(gateway, tokenOf(data, members.zhou.memberId), note), data)
    }
  } finally {
    await server.stop()
  }
  console.log(`CPU of the gateway a request, ${CONNECTIONS} connections; orders one after the other, each three calls.`)
  console.log('Embedded (PGlite), the database itself is in it.\n')
  const once = (name: string) => (ONCE[name] ? [ms(ONCE[name].wanted), ms(ONCE[name].before)] : [])
  console.log(
    asColumns({
      headings: ['call', 'PostgreSQL', 'PGlite', 'wanted', '2026-11-21'],
      rows: [...rows].map(([name, figures]) => [name, ...figures, ...once(name)]),
    }),
  )
}

/** Stock and limits for as many orders as are measured. */
export async function makeRoom(data: string) {
  const where = data.startsWith('postgres://') ? { databaseUrl: data } : { dataDir: data }
  const { db, close } = await openDatabase({ tables, ...where, migrationsFolder: path.resolve('gateway/db/migrations') })
  await liftLimits(db)
  await db.update(packings).set({ stock: sql`${packings.stock} + 100000` })
  await close()
}

/** What a call is asked with under load. */
export type Asked = { name: string; paths: readonly string[]; headers: Record<string, string> }

/** The reads that the shop lives on, of a member with three things in the cart, and what he may order. */
export async function shopCalls(address: string, token: string): Promise<{ reads: Asked[]; call: Call; skus: string[] }> {
  const call = callerOf(address, token)
  const { results } = await call<{ results: Array<{ productCode: string; skuCode: string }> }>(
    'GET /searchs/v5?marks=otcB&inStock=true&size=20',
  )
  await call('POST /cart', { items: results.slice(0, 3).map(({ skuCode }) => ({ skuCode, quantity: 1 })) })
  const products = results.map(({ productCode }) => `/api/product/v3/${productCode}`)
  const searches = WORDS.map((word) => `/api/searchs/v5?keyword=${encodeURIComponent(word)}`)
  const visitor = { 'Accept-Encoding': 'gzip' }
  const member = { ...visitor, Authorization: `Bearer ${token}` }
  const reads = [
    { name: 'product', paths: products, headers: visitor },
    { name: 'product of a member', paths: products, headers: member },
    { name: 'search', paths: searches, headers: visitor },
    { name: 'cart', paths: ['/api/cart/products'], headers: member },
    { name: 'orders', paths: ['/api/orders?tab=all'], headers: member },
    { name: 'categories', paths: ['/api/categories'], headers: visitor },
  ]
  return { reads, call, skus: results.map(({ skuCode }) => skuCode) }
}

async function measured({ address, pid }: GatewayProcess, token: string, note: (name: string, cpu: number) => void) {
  const { reads, call, skus } = await shopCalls(address, token)
  for (const { name, paths, headers } of reads) {
    const load = await underLoad({ address, pid, paths, headers, connections: CONNECTIONS })
    if (load.failures) throw new Error(`${name}: ${load.failures} requests failed`)
    note(name, load.cpu)
  }
  await cpuOfOrders({ pid, call, skus }, WARM_UP)
  note('place an order', await cpuOfOrders({ pid, call, skus }, ORDERS))
}
