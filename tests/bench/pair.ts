import { existsSync } from 'node:fs'
import path from 'node:path'
import { inTurn } from '../../gateway/db/inTurn'
import { asColumns } from '../../scripts/lists/asColumns'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { members } from '../journeys/support/people'
import { startPostgres } from '../support/gatewayPostgres.mjs'
import { CONNECTIONS, makeRoom, shopCalls } from './calls'
import { median, ms } from './format'
import { cpuUnder } from './load'
import { cpuOfOrders } from './orders'
import { seededDatabase, tokenOf } from './shop'

const ROUNDS = 5
/** Seconds of a round. */
const DURATION_S = 2
/** Orders of a round, and of the rounds before, in which their code is compiled. */
const ORDERS = 100
const WARM_UP = 6

/**
 * The calls of two builds beside each other on one PostgreSQL, in turns of two seconds: whatever else the machine does, it does to both.
 * `BEFORE` is a checkout with its gateway built (`git worktree add ../before main~20`, `npm ci`, `npm run build:gateway`).
 */
export async function pair() {
  const before = process.env.BEFORE
  if (before === undefined || !existsSync(path.join(before, 'dist/gateway/serve.mjs'))) {
    console.log('BEFORE=../another/checkout names a checkout whose gateway is built (npm run build:gateway).')
    return
  }
  const server = await startPostgres({ database: 'bench' })
  const started: GatewayProcess[] = []
  try {
    const data = seededDatabase(`${server.url}/bench`)
    await makeRoom(data)
    for (const checkout of [before, '.']) started.push(await startIn(checkout, data))
    const token = tokenOf(data, members.zhou.memberId)
    const sides = await inTurn(started, async ({ address, pid }) => ({ address, pid, ...(await shopCalls(address, token)) }))
    const rows: string[][] = []
    const measure = async (name: string, cpuOf: (side: (typeof sides)[number]) => Promise<number>, warmUp: number) => {
      const got = sides.map((): number[] => [])
      for (let round = -warmUp; round < ROUNDS; round += 1)
        for (const [at, side] of sides.entries()) {
          const cpu = await cpuOf(side)
          if (round >= 0) got[at]?.push(cpu)
        }
      rows.push([name, ...got.map((figures) => ms(median(figures)))])
    }
    // Both have the same seed, so the same addresses.
    for (const { name, ...asked } of sides[0]?.reads ?? [])
      await measure(name, ({ address, pid }) => cpuUnder({ address, pid, connections: CONNECTIONS, ...asked }, DURATION_S), 2)
    await measure('place an order', (side) => cpuOfOrders(side, ORDERS), WARM_UP)
    console.log(`CPU of the gateway a request, PostgreSQL; median of ${ROUNDS} rounds that take turns.\n`)
    console.log(asColumns({ headings: ['call', 'before', 'now'], rows }))
  } finally {
    for (const gateway of started) await gateway.close()
    await server.stop()
  }
}

/** A checkout's gateway is the one that is built below it. */
async function startIn(checkout: string, data: string): Promise<GatewayProcess> {
  const here = process.cwd()
  process.chdir(checkout)
  try {
    return await GatewayProcess.start(data, { TRUST_PROXY: '1' })
  } finally {
    process.chdir(here)
  }
}
