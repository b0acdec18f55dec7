import autocannon from 'autocannon'
import { asColumns } from '../../scripts/lists/asColumns'
import type { GatewayProcess } from '../journeys/support/gatewayProcess'
import { mb, ms, percentile } from './format'
import { residentBytes } from './processCost'
import { withGateway } from './shop'

/** Seconds. */
const LASTS = 8
const REST = 5
/** Connections of the load the gateway can just carry; three and ten times as many overload it. */
const CARRIED = 50
const TIMES = [1, 3, 10]
/** What shoppers ask together: a page's calls, a search, the cart. */
const PATHS = ['/api/searchs/v5?keyword=%E6%84%9F%E5%86%92', '/api/searchs/v2', '/api/hotwords', '/api/mall/config', '/api/cart/products']

/** What is answered and what refused at once, three and ten times the load that can be carried, and whether memory and latency come back afterwards. */
export async function overload() {
  const rows = await withGateway(async (gateway) => {
    const measured = [await underLoad(gateway, 'before', 1)]
    for (const times of TIMES) {
      measured.push(await underLoad(gateway, `${times}×`, CARRIED * times))
      await new Promise((resolve) => setTimeout(resolve, REST * 1000))
      measured.push(await underLoad(gateway, `${REST} s after`, 1))
    }
    return measured
  })
  console.log(`${LASTS} s each; the load comes from this machine.\n`)
  console.log(
    asColumns({ headings: ['load', 'connections', 'answered/s', 'refused/s', 'p50', 'p99', 'failed', 'resident', 'health'], rows }),
  )
}

async function underLoad({ address, pid }: GatewayProcess, name: string, connections: number): Promise<string[]> {
  const answered: number[] = []
  let refused = 0
  const run = autocannon({ url: address, connections, duration: LASTS, requests: PATHS.map((path) => ({ method: 'GET', path })) })
  run.on('response', (_client, status, _bytes, time) => {
    if (status === 503) refused += 1
    else answered.push(time)
  })
  // Who restarts a gateway asks while it is full.
  const health = new Promise<number>((resolve) => {
    const asked = performance.now()
    setTimeout(
      () => {
        const began = performance.now()
        fetch(`${address}/livez`).then(
          () => resolve(performance.now() - began),
          () => resolve(performance.now() - asked),
        )
      },
      (LASTS * 1000) / 2,
    )
  })
  const { errors } = await run
  const [p50, p99] = [percentile(answered, 0.5), percentile(answered, 0.99)]
  return [
    name,
    String(connections),
    (answered.length / LASTS).toFixed(0),
    (refused / LASTS).toFixed(0),
    ms(p50),
    ms(p99),
    String(errors),
    mb(residentBytes(pid)),
    ms(await health),
  ]
}
