import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { catalogueRevision } from '../../gateway/modules/catalogue/revision'
import type { Engine } from '../../gateway/modules/search/engines'
import { storeIndex } from '../../gateway/modules/search/postgres/storeIndex'
import { asColumns } from '../../scripts/lists/asColumns'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { startPostgres } from '../support/gatewayPostgres.mjs'
import { mb, ms } from './format'
import { importSynthetic } from './importSynthetic'
import { underLoad } from './load'
import { residentBytes } from './processCost'

const COUNTS = [1000, 100_000]
const CONNECTIONS = 8
/** A name, a need, a slip, initials, and a form that every third product has. */
const WORDS = { 'a name': '布洛芬', 'a need': '感冒', 'a slip': '布络芬', initials: 'bll', 'a form': '胶囊' }

/** The search in memory and the one in PostgreSQL over an imported catalogue, small and large: what each takes and costs. */
export async function engines() {
  const rows: string[][] = []
  const server = await startPostgres({ database: 'bench' })
  try {
    for (const count of COUNTS) {
      const url = `${server.url}/products${count}`
      await asked(`${server.url}/bench`, `create database products${count}`)
      await importSynthetic(count, url)
      for (const engine of ['memory', 'postgres'] as const) rows.push(await measured(url, engine, count))
    }
  } finally {
    await server.stop()
  }
  const headings = ['engine', 'stored in', 'ready in', 'resident', 'tables', ...Object.keys(WORDS)]
  console.log(`On PostgreSQL; p50 of a search, and CPU of the gateway; ${CONNECTIONS} connections.\n`)
  console.log(asColumns({ headings, rows }))
}

async function measured(url: string, engine: Engine, count: number): Promise<string[]> {
  const stored = engine === 'memory' ? '' : ms(await store(url))
  const gateway = await GatewayProcess.start(url, { SEARCH: engine })
  try {
    const started = ms(gateway.startedIn)
    const resident = residentBytes(gateway.pid)
    const searches: string[] = []
    for (const word of Object.values(WORDS)) {
      const paths = [`/api/searchs/v5?keyword=${encodeURIComponent(word)}`]
      const { p50, cpu, failures } = await underLoad({ address: gateway.address, pid: gateway.pid, paths, connections: CONNECTIONS })
      searches.push(failures ? `${failures} failed` : `${ms(p50)}, ${ms(cpu)}`)
    }
    let tables = 0
    await gateway.withData(async (env) => {
      const own = 'DATABASE_URL' in env ? env.DATABASE_URL : ''
      const [row] = await asked(
        own,
        `select sum(pg_total_relation_size(relname::text)) as bytes from pg_class where relname like 'search\\_%' and relkind = 'r'`,
      )
      tables = Number(row?.bytes)
    })
    return [`${engine}, ${count.toLocaleString('en')}`, stored, started, mb(resident), mb(tables), ...searches]
  } finally {
    await gateway.close()
  }
}

/** What the first gateway of a shop does; milliseconds. */
async function store(url: string): Promise<number> {
  const { db, close } = await openDatabase({ tables, databaseUrl: url, migrationsFolder: path.resolve('gateway/db/migrations') })
  const began = Date.now()
  await storeIndex(db, { revision: await catalogueRevision(db), now: new Date() })
  const took = Date.now() - began
  await close()
  return took
}

async function asked(url: string, statement: string): Promise<Array<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}
