import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { mb, ms } from './format'
import { CONNECTIONS, underLoad } from './load'
import { residentBytes } from './processCost'
import { withGateway } from './shop'
import { syntheticCatalogue } from './syntheticCatalogue'

const COUNTS = [1000, 100_000]
/** The first product code of the synthetic catalogue. */
const FIRST = 9_000_000_000
/** Words that every size of the catalogue has something for: forms, a substance of the seed, a typo, initials. */
const WORDS = ['胶囊', '沙坦', '布洛芬', '阿莫西林', '感冒', '颗粒', 'bll', '布络芬', '维生素', '滴眼液']

/** Product page and search over an imported catalogue, small and large: what a hundred times more products cost. */
export async function reads() {
  const rows: string[][] = []
  for (const count of COUNTS) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-catalogue-'))
    try {
      const took = await importInto(folder, count)
      rows.push([`import of ${count.toLocaleString('en')}`, '', '', '', '', `${ms(took)}, ${Math.round((count * 1000) / took)} products/s`])
      await withGateway(async (gateway) => rows.push(...(await readsOf(gateway, count))), path.join(folder, 'data'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  console.log(`${CONNECTIONS} connections for 10 s; the load comes from this process on the same machine.\n`)
  console.log(asColumns({ headings: ['over imported products', 'requests/s', 'p50', 'p95', 'CPU/request', ''], rows }))
}

async function importInto(folder: string, count: number): Promise<number> {
  const file = path.join(folder, 'catalogue.csv')
  const out = createWriteStream(file)
  for (const line of syntheticCatalogue(count)) if (!out.write(`${line}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const began = Date.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/catalogue.ts', file], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) throw new Error(`The import failed: ${stderr.toString().slice(-2000)}`)
  return Date.now() - began
}

async function readsOf({ address, pid }: GatewayProcess, count: number): Promise<string[][]> {
  const step = Math.max(1, Math.floor(count / 500))
  const products = Array.from({ length: 500 }, (_, place) => `/api/product/v3/${FIRST + place * step}`)
  const searches = WORDS.map((word) => `/api/searchs/v2?keyword=${encodeURIComponent(word)}`)
  const rows: string[][] = []
  for (const [name, paths] of [
    ['product page', products],
    ['search', searches],
  ] as const) {
    const load = await underLoad({ address, pid, paths })
    const failed = load.failures ? `${load.failures} failed` : ''
    rows.push([`${name}, ${count.toLocaleString('en')}`, load.perSecond.toFixed(0), ms(load.p50), ms(load.p95), ms(load.cpu), failed])
  }
  rows.push([`resident, ${count.toLocaleString('en')}`, '', '', '', '', mb(residentBytes(pid))])
  return rows
}
