import { setTimeout as delay } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { ProductStatus } from '../../../../src/contract/productCard'
import { HOUR } from '../../../../src/lib/duration'
import type { Db } from '../../../db/open'
import { replicaOf } from '../../../db/replica'
import { packings } from '../../catalogue/schema'
import { searchBuilds, searchProducts } from '../schema'
import { log } from '../../../lib/log'
import { catalogueRevision } from '../../catalogue/revision'
import { loadIndex, type StoredIndex } from './loadIndex'
import { PostgresSearch } from './postgresSearch'
import { BUILD, storeIndex } from './storeIndex'

type Kept = {
  index?: StoredIndex
  soldOut: ReadonlySet<number>
  /** A look that is under way, and when the last one began. */
  looking?: Promise<void> | undefined
  lookedAt: number
  storing?: Promise<void> | undefined
}
const kept = new WeakMap<Db, Kept>()

/** Milliseconds between two looks at the catalogue's revision, the stored index and the stock. */
const LOOK_INTERVAL_MS = 1000
/** Milliseconds until somebody who waits for the first index that another gateway makes looks again. */
const WAIT_MS = 200

/** The search over the stored index, stale while it is brought up to the catalogue's revision; the first one waits for it. */
export async function currentStored(db: Db): Promise<PostgresSearch> {
  const own = kept.get(db) ?? { soldOut: new Set(), lookedAt: -Infinity }
  kept.set(db, own)
  if (!own.looking && performance.now() - own.lookedAt >= LOOK_INTERVAL_MS) {
    own.lookedAt = performance.now()
    own.looking = look(db, own).finally(() => (own.looking = undefined))
  }
  if (own.index) own.looking?.catch(sayNotUpdated)
  else await own.looking
  if (!own.index) throw new Error('The search index could not be read')
  return new PostgresSearch({ db: replicaOf(db), index: own.index, soldOut: own.soldOut })
}

async function look(db: Db, own: Kept): Promise<void> {
  const revision = await catalogueRevision(db)
  const [build] = await db
    .select({ revision: searchBuilds.revision, builtAt: searchBuilds.builtAt })
    .from(searchBuilds)
    .where(eq(searchBuilds.name, BUILD))
  // Sales move on without a new revision: their order is refreshed once an hour.
  const isCurrent = build?.revision === revision && Date.now() - build.builtAt.getTime() < HOUR
  if (!isCurrent) own.storing ??= store(db, own, revision)
  if (!build && !own.index) {
    await own.storing
    await first(db, own)
  } else await load(db, own)
  own.soldOut = await soldOutIn(replicaOf(db))
}

/** A failure leaves the present index as it is; without one there is no search. */
async function store(db: Db, own: Kept, revision: number): Promise<void> {
  try {
    await storeIndex(db, { revision, now: new Date() })
  } catch (error) {
    if (!own.index) throw error
    sayNotUpdated(error)
  } finally {
    own.storing = undefined
  }
}

const sayNotUpdated = (error: unknown) => log.warn({ err: error }, '搜索索引这次没有更新，稍后再试')

/** Waits for the first index, which this gateway or another one has begun. */
async function first(db: Db, own: Kept): Promise<void> {
  await load(db, own)
  while (!own.index) {
    await delay(WAIT_MS)
    await load(db, own)
  }
}

async function load(db: Db, own: Kept): Promise<void> {
  const from = replicaOf(db)
  const [build] = await from.select({ revision: searchBuilds.revision }).from(searchBuilds).where(eq(searchBuilds.name, BUILD))
  if (!build || own.index?.vocabulary.revision === build.revision) return
  own.index = (await loadIndex(from)) ?? own.index
}

async function soldOutIn(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ productId: searchProducts.productId })
    .from(searchProducts)
    .innerJoin(packings, eq(packings.productCode, searchProducts.productCode))
    .groupBy(searchProducts.productId)
    .having(sql`max(case when ${packings.status} = ${ProductStatus.onShelf} then ${packings.stock} else 0 end) <= 0`)
  return new Set(rows.map(({ productId }) => productId))
}
