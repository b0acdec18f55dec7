import path from 'node:path'
import { sql } from 'drizzle-orm'
import { asColumns } from '../../scripts/lists/asColumns'
import { openDatabase } from '../../gateway/db/open'
import { packings } from '../../gateway/db/schema'
import { members } from '../journeys/support/people'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { startPostgres } from '../support/gatewayPostgres.mjs'
import { liftLimits } from '../support/liftLimits'
import { ms } from './format'
import { underLoad } from './load'
import { callerOf, cpuOfOrders } from './orders'
import { seededDatabase, seededFolder, tokenOf, withGateway } from './shop'

const CONNECTIONS = 16
const ORDERS = 300
/** Orders until its code is compiled, as that of a shop which is open. */
const WARM_UP = 100
const WORDS = ['胶囊', '沙坦', '布洛芬', '阿莫西林', '感冒', '颗粒', 'bll', '布络芬', '维生素', '滴眼液']

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
  console.log(`CPU of the gateway a request, ${CONNECTIONS} connections; orders one after the other, each three calls.\n`)
  console.log(asColumns({ headings: ['call', 'PostgreSQL', 'PGlite'], rows: [...rows].map(([name, figures]) => [name, ...figures]) }))
}

/** Stock and limits for as many orders as are measured. */
async function makeRoom(data: string) {
  const where = data.startsWith('postgres://') ? { databaseUrl: data } : { dataDir: data }
  const { db, close } = await openDatabase({ ...where, migrationsFolder: path.resolve('gateway/db/migrations') })
  await liftLimits(db)
  await db.update(packings).set({ stock: sql`${packings.stock} + 100000` })
  await close()
}

async function measured({ address, pid }: GatewayProcess, token: string, note: (name: string, cpu: number) => void) {
  const call = callerOf(address, token)
  const { results } = await call<{ results: Array<{ productCode: string; skuCode: string; mark: string; status: number }> }>(
    'GET /searchs/v5?marks=otcB&inStock=true&size=20',
  )
  await call('POST /cart', { items: results.slice(0, 3).map(({ skuCode }) => ({ skuCode, quantity: 1 })) })
  const products = results.map(({ productCode }) => `/api/product/v3/${productCode}`)
  const searches = WORDS.map((word) => `/api/searchs/v5?keyword=${encodeURIComponent(word)}`)
  const member = { Authorization: `Bearer ${token}` }
  for (const [name, paths, headers] of [
    ['product', products, {}],
    ['product of a member', products, member],
    ['search', searches, {}],
    ['cart', ['/api/cart/products'], member],
    ['orders', ['/api/orders?tab=all'], member],
    ['categories', ['/api/categories'], {}],
  ] as const) {
    const load = await underLoad({ address, pid, paths, headers: { 'Accept-Encoding': 'gzip', ...headers }, connections: CONNECTIONS })
    if (load.failures) throw new Error(`${name}: ${load.failures} requests failed`)
    note(name, load.cpu)
  }
  const ordering = { pid, call, skus: results.map(({ skuCode }) => skuCode) }
  await cpuOfOrders(ordering, WARM_UP)
  note('place an order', await cpuOfOrders(ordering, ORDERS))
}
