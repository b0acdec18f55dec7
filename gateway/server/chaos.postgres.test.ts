import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { buyersUnderFaults, expectWhole, stocked } from '../../tests/support/buyersUnderFaults'
import { drawnFractions } from '../../tests/support/drawn'
import { endGateways, startGateway, type GatewayProcess } from '../../tests/support/gatewayProcess'
import { startPostgres, type PostgresServer } from '../../tests/support/gatewayPostgres.mjs'
import { leaveReport } from '../../tests/support/leaveReport'
import { SEED } from '../../tests/support/seed'
import { openDatabase } from '../db/open'
import * as tables from '../tables'

/** `CHAOS=long` for an acceptance: some five minutes. */
const IS_LONG = process.env.CHAOS === 'long'
const RESTARTS = IS_LONG ? 20 : 2
/** Connections that the server ends between two restarts, a few at a time. */
const TERMINATIONS = 10
const AT_ONCE = 5
/** Times that connections are ended between two restarts: buyers open new ones without a pause, so that two or three are enough. */
const MAX_TIMES = 50
const BUYERS = IS_LONG ? 60 : 12
const BETWEEN = IS_LONG ? 24 : 12

let server: PostgresServer
let address: string
let gateways: GatewayProcess[] = []

beforeAll(async () => {
  server = await startPostgres({ database: 'chaos', durable: true })
  address = `${server.url}/chaos`
}, 120_000)
afterAll(async () => {
  endGateways()
  await server.stop()
})

/** Ends so many connections of the gateways, whatever they are doing; `draw`, from 0 to 1, says which. */
async function terminate(count: number, draw: number): Promise<number> {
  const connection = new pg.Client({ connectionString: address })
  await connection.connect()
  await connection.query('select setseed($1)', [draw])
  const { rowCount } = await connection.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = 'chaos' and pid <> pg_backend_pid() order by state = 'idle', random() limit $1`,
    [count],
  )
  await connection.end()
  return rowCount ?? 0
}

it(
  'loses no acknowledged order and no gateway while its server restarts and ends connections',
  async () => {
    // Both find an empty database: one of them makes the tables.
    const env = { DATABASE_URL: address, LOG: 'off' }
    gateways = await Promise.all([startGateway(env), startGateway(env)])
    const { db, close } = await openDatabase({ tables, databaseUrl: address, migrationsFolder: 'gateway/db/migrations' })
    const stock = await stocked(db)
    const buyers = buyersUnderFaults(stock, BUYERS, (buyer) => gateways[buyer % gateways.length]!.get)
    const ended: Array<number | null> = []
    gateways.forEach(({ child }) => child.once('exit', (code) => ended.push(code)))

    const whiches = drawnFractions(RESTARTS * MAX_TIMES)
    const moments = drawnFractions(RESTARTS)
    let terminated = 0
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      // Just after a restart there may be fewer connections than are to end.
      for (let times = 0; times < MAX_TIMES && terminated < (restart + 1) * TERMINATIONS; times += 1) {
        await buyers.more(BETWEEN / 2)
        terminated += await terminate(AT_ONCE, whiches.pop() ?? 0)
      }
      expect(terminated).toBeGreaterThanOrEqual((restart + 1) * TERMINATIONS)
      await buyers.more(BETWEEN)
      await delay((moments.pop() ?? 0) * 500)
      await server.restart(restart % 2 ? 'SIGINT' : 'SIGQUIT')
    }
    await buyers.more(BETWEEN)
    await buyers.stop()

    expect(ended).toEqual([])
    expect(buyers.refusals).toEqual([])
    await expectWhole(db, stock, buyers.acknowledged)
    leaveReport(
      'chaos.txt',
      `PostgreSQL with two gateways and ${BUYERS} buyers at once, SEED=${SEED}: ${RESTARTS} restarts and ${terminated} ended connections; ` +
        `${buyers.acknowledged.size} orders acknowledged, each found once; ${buyers.askedAgain()} questions asked again; ` +
        `${buyers.refusals.length} other refusals, ${ended.length} gateways ended.`,
    )
    await close()
  },
  IS_LONG ? 1_800_000 : 600_000,
)
