import autocannon from 'autocannon'
import { startPostgres } from '../support/gatewayPostgres.mjs'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { mb, ms, percentile } from './format'
import { residentBytes } from './processCost'
import { seededDatabase, withGateway } from './shop'

/** Seconds. */
const DURATION_S = 8
const REST = 5
/** Connections of the load the gateway can just carry; three and ten times as many overload it. */
const CARRIED = 50
const TIMES = [1, 3, 10]
/** Milliseconds after which whoever asks for health would restart the gateway. */
const TIMEOUT_MS = 5000
/** What shoppers ask together: a page's calls, a search, the cart. */
const PATHS = ['/api/searchs/v5?keyword=%E6%84%9F%E5%86%92', '/api/searchs/v2', '/api/hotwords', '/api/mall/config', '/api/cart/products']
const HEADINGS = ['load', 'connections', 'answered/s', '429/s', '503/s', 'p50', 'p99', 'slowest', 'failed', 'resident', 'livez']
const WIDTHS = [12, 13, 12, 8, 8, 9, 9, 9, 8, 10, 8]
/** Each row as soon as it is measured: a run that is cut short says how far it came. */
const print = (cells: readonly string[]) => console.log(cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(''))

/** What is answered and what refused at once, three and ten times the load that can be carried, and whether memory and latency come back afterwards. */
export async function overload() {
  console.log(`${DURATION_S} s each; the load comes from this machine.`)
  console.log('\nPGlite\n')
  await withGateway(underLoads)
  console.log('\nPostgreSQL, 10 connections\n')
  const server = await startPostgres({ database: 'bench' })
  try {
    await withGateway(underLoads, seededDatabase(`${server.url}/bench`))
  } finally {
    await server.stop()
  }
}

async function underLoads(gateway: GatewayProcess) {
  print(HEADINGS)
  print(await underLoad(gateway, 'before', 1))
  for (const times of TIMES) {
    print(await underLoad(gateway, `${times}×`, CARRIED * times))
    await new Promise((resolve) => setTimeout(resolve, REST * 1000))
    print(await underLoad(gateway, `${REST} s after`, 1))
  }
}

async function underLoad({ address, pid }: GatewayProcess, name: string, connections: number): Promise<string[]> {
  const answered: number[] = []
  let [refused, tooOften] = [0, 0]
  const run = autocannon({ url: address, connections, duration: DURATION_S, requests: PATHS.map((path) => ({ method: 'GET', path })) })
  run.on('response', (_client, status, _bytes, time) => {
    if (status === 503) refused += 1
    else if (status === 429) tooOften += 1
    else answered.push(time)
  })
  // Who restarts a gateway asks while it is full.
  const health = new Promise<string>((resolve) => {
    setTimeout(
      () => {
        const began = performance.now()
        fetch(`${address}/livez`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
          ({ ok }) => resolve(ok ? ms(performance.now() - began) : 'no'),
          () => resolve('none'),
        )
      },
      (DURATION_S * 1000) / 2,
    )
  })
  const { errors } = await run
  const perSecond = (count: number) => (count / DURATION_S).toFixed(0)
  return [
    name,
    String(connections),
    perSecond(answered.length),
    perSecond(tooOften),
    perSecond(refused),
    ms(percentile(answered, 0.5)),
    ms(percentile(answered, 0.99)),
    ms(percentile(answered, 1)),
    String(errors),
    mb(residentBytes(pid)),
    await health,
  ]
}
