import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { seedCatalogue } from '../../gateway/demo/seed'
import { openDatabase, type Db } from '../../gateway/db/open'
import { seedPeople } from '../../gateway/demo/people/people'
import { buyersUnderFaults, expectWhole, stocked } from './buyersUnderFaults'
import { freshDatabase } from './gatewayDatabase'
import { startGateway, type GatewayProcess } from './gatewayProcess'

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
    try {
      return await at(db)
    } finally {
      await close()
    }
  }
  await look(async (db) => {
    await seedCatalogue(db, new Date())
    await seedPeople(db, new Date())
  })
  return { kind: 'PGlite', env: { DATA_DIR: dataDir }, look, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

/**
 * Buyers order without a pause from a gateway that is killed again and again: `moment`, from 0 to 1, says when in the second. Throws
 * unless every acknowledged order is there once; answers what was refused meanwhile besides.
 */
export async function ordersUnderKills({ kills, moment }: { kills: number; moment: () => number }) {
  const { kind, env, look, remove } = await shopData()
  const stock = await look((db) => stocked(db))
  let gateway: GatewayProcess | undefined = await startGateway({ ...env, LOG: 'off' })
  const buyers = buyersUnderFaults(stock, BUYERS, () => gateway?.get)

  for (let kill = 0; kill < kills; kill += 1) {
    await buyers.more(BETWEEN)
    await delay(moment() * 1000)
    const dying: GatewayProcess = gateway
    gateway = undefined
    await dying.stop('SIGKILL')
    gateway = await startGateway({ ...env, LOG: 'off' })
  }
  await buyers.more(BETWEEN)
  await buyers.stop()
  await gateway.stop('SIGKILL')

  await look((db) => expectWhole(db, stock, buyers.acknowledged))
  await remove()
  return { kind, buyers: BUYERS, acknowledged: buyers.acknowledged.size, askedAgain: buyers.askedAgain(), refusals: buyers.refusals }
}
