import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { mb, ms } from './format'
import { FIRST_CODE, importSynthetic } from './importSynthetic'
import { CONNECTIONS, underLoad } from './load'
import { residentBytes } from './processCost'
import { withGateway } from './shop'

const COUNTS = [1000, 100_000]
/** Words that every size of the catalogue has something for: forms, a substance of the seed, a typo, initials. */
const WORDS = ['胶囊', '沙坦', '布洛芬', '阿莫西林', '感冒', '颗粒', 'bll', '布络芬', '维生素', '滴眼液']

/** Product page and search over an imported catalogue, small and large: what a hundred times more products cost. */
export async function reads() {
  const rows: string[][] = []
  for (const count of COUNTS) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-catalogue-'))
    try {
      const data = path.join(folder, 'data')
      mkdirSync(data)
      const took = await importSynthetic(count, data)
      rows.push([`import of ${count.toLocaleString('en')}`, '', '', '', '', `${ms(took)}, ${Math.round((count * 1000) / took)} products/s`])
      await withGateway(async (gateway) => rows.push(...(await readsOf(gateway, count))), data)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  console.log(`${CONNECTIONS} connections for 10 s; the load comes from this process on the same machine.\n`)
  console.log(asColumns({ headings: ['over imported products', 'requests/s', 'p50', 'p95', 'CPU/request', ''], rows }))
}

async function readsOf({ address, pid }: GatewayProcess, count: number): Promise<string[][]> {
  const step = Math.max(1, Math.floor(count / 500))
  const products = Array.from({ length: 500 }, (_, place) => `/api/product/v3/${FIRST_CODE + place * step}`)
  const searches = WORDS.map((word) => `/api/searchs/v5?keyword=${encodeURIComponent(word)}`)
  const rows: string[][] = []
  for (const [name, paths] of [
    ['product page', products],
    ['search', searches],
  ] as const) {
    const load = await underLoad({ address, pid, paths })
    const note = [`first answer ${ms(load.first)}`, load.failures && `${load.failures} failed`].filter(Boolean).join(', ')
    rows.push([`${name}, ${count.toLocaleString('en')}`, load.perSecond.toFixed(0), ms(load.p50), ms(load.p95), ms(load.cpu), note])
  }
  rows.push([`resident, ${count.toLocaleString('en')}`, '', '', '', '', mb(residentBytes(pid))])
  return rows
}
