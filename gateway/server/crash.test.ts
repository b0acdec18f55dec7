import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { buyersUnderFaults, expectWhole, stocked } from '../../tests/support/buyersUnderFaults'
import { freshDatabase } from '../../tests/support/gatewayDatabase'
import { endGateways, startGateway, type GatewayProcess } from '../../tests/support/gatewayProcess'
import { leaveReport } from '../../tests/support/leaveReport'
import { seedCatalogue } from '../demo/seed'
import { openDatabase, type Db } from '../db/open'
import { seedPeople } from '../demo/people/people'

/** `KILLS=50` for an acceptance; a kill takes some three seconds. */
const KILLS = Number(process.env.KILLS ?? 3)
const BUYERS = 6
/** Orders acknowledged between two kills; the next one falls somewhere within the second after them. */
const BETWEEN = 5

const migrationsFolder = path.resolve('gateway/db/migrations')

type ShopData = {
  kind: 'PGlite' | 'PostgreSQL'
  env: Record<string, string>
  look: <T>(at: (db: Db) => Promise<T>) => Promise<T>
  remove: () => Promise<void>
}

/** Where the shop's data lies: a database on the server, or a directory of an embedded one. `look` opens it while no gateway runs. */
async function shopData(): Promise<ShopData> {
  if (process.env.DATABASE === 'postgres') {
    const { db, url = '', close } = await freshDatabase()
    return { kind: 'PostgreSQL', env: { DATABASE_URL: url }, look: (at) => at(db), remove: close }
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
  return { kind: 'PGlite', env: { DATA_DIR: dataDir }, look, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

afterAll(endGateways)

it(
  'keeps every acknowledged order, once, however often the gateway is killed under load',
  async () => {
    const { kind, env, look, remove } = await shopData()
    const stock = await look((db) => stocked(db))
    let gateway: GatewayProcess | undefined = await startGateway({ ...env, LOG: 'off' })
    const buyers = buyersUnderFaults(stock, BUYERS, () => gateway?.get)

    for (let kill = 0; kill < KILLS; kill += 1) {
      await buyers.more(BETWEEN)
      await delay(Math.random() * 1000)
      const dying: GatewayProcess = gateway
      gateway = undefined
      await dying.stop('SIGKILL')
      gateway = await startGateway({ ...env, LOG: 'off' })
    }
    await buyers.more(BETWEEN)
    await buyers.stop()
    await gateway.stop('SIGKILL')

    await look((db) => expectWhole(db, stock, buyers.acknowledged))
    expect(buyers.refusals).toEqual([])
    leaveReport(
      `crash-${kind}.txt`,
      `${kind} under ${BUYERS} buyers at once: ${KILLS} kills (SIGKILL); ${buyers.acknowledged.size} orders acknowledged, each found once; ` +
        `${buyers.askedAgain()} questions asked again.`,
    )
    await remove()
  },
  120_000 + KILLS * 30_000,
)
