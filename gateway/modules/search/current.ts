import { sql } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { HOUR } from '../../../src/lib/duration'
import { catalogueChangesHere, catalogueRevision } from '../catalogue/revision'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { packings } from '../catalogue/schema'
import { readAliases, readDangers, readNeeds } from '../catalogue/searchTables'
import type { Search } from './engine'
import { engineOf } from './engines'
import { MemorySearch } from './memorySearch'
import { currentStored } from './postgres/currentStored'
import { indexOf, type SearchIndex } from './searchIndex'
import { sourcesOf } from './source'

/** The process's current search index, and which of its products are sold out. */
export type Current = { index: SearchIndex; isSoldOut: (number: number) => boolean }

type Kept = {
  index?: SearchIndex
  building?: Promise<SearchIndex> | undefined
  builtAt: number
  checkedAt: number
  /** The changes of this process that the last look at the revision knew. */
  changesSeen: number
  soldOut: Set<number>
  soldOutAt: number
  /** Milliseconds the last look at the stock took. */
  soldOutCost: number
}
const kept = new WeakMap<Db, Kept>()

/** Milliseconds between two looks at the catalogue's revision: two gateway processes agree within two seconds. */
const CHECK_INTERVAL_MS = 1000
/** Timeout in milliseconds for a newer index, before a call is answered from the present one. */
const TIMEOUT_MS = 800
/** Stock is polled every second, in a large catalogue more rarely: it may take a fiftieth of the time at most. */
const STOCK_INTERVAL_MS = 1000

/** What a transaction finds that was lent the search (`lendSearch.ts`). */
export const lent = new WeakMap<Db, Search>()

/** What finds the products of a database just now. */
export async function currentSearch(db: Db): Promise<Search> {
  const own = lent.get(db)
  if (own) return own
  return engineOf(db) === 'postgres' ? currentStored(db) : new MemorySearch(await currentIndex(db))
}

/** The search index of a database, a cache that is stale while it revalidates: built at the first question and kept up with the catalogue's revision. */
export async function currentIndex(db: Db): Promise<Current> {
  const own = cacheOf(db)
  const isDue = own.changesSeen !== catalogueChangesHere() || performance.now() - own.checkedAt >= CHECK_INTERVAL_MS
  if (!own.building && isDue) own.building = newest(db, own)
  const index = own.index ? await firstOf(own.building, own.index) : await (own.building ??= newest(db, own))
  await lookAtStock(db, own, index)
  return { index, isSoldOut: (number) => own.soldOut.has(number) }
}

/** The look at the catalogue that is under way, which calls wait for only so long. */
export const lookUnderWay = (db: Db): Promise<unknown> | undefined => kept.get(db)?.building

function cacheOf(db: Db): Kept {
  const own = kept.get(db) ?? {
    builtAt: 0,
    checkedAt: -CHECK_INTERVAL_MS,
    changesSeen: 0,
    soldOut: new Set(),
    soldOutAt: -STOCK_INTERVAL_MS,
    soldOutCost: 0,
  }
  kept.set(db, own)
  return own
}

/** The newer index when it is ready soon, else the present one. */
async function firstOf(building: Promise<SearchIndex> | undefined, present: SearchIndex): Promise<SearchIndex> {
  if (!building) return present
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<SearchIndex>((resolve) => {
    timer = setTimeout(() => resolve(present), TIMEOUT_MS)
  })
  try {
    return await Promise.race([building, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The present index if the catalogue has not moved on, else a new one. */
async function newest(primary: Db, own: Kept): Promise<SearchIndex> {
  own.checkedAt = performance.now()
  const db = replicaOf(primary)
  own.changesSeen = catalogueChangesHere()
  try {
    const revision = await catalogueRevision(db)
    // Sales move on without a new revision: their order is refreshed once an hour.
    if (own.index?.revision === revision && performance.now() - own.builtAt < HOUR) return own.index
    const [sources, needs, dangers, aliases] = [await sourcesOf(db), await readNeeds(db), await readDangers(db), await readAliases(db)]
    own.index = await indexOf({ sources, needs, dangers, aliases }, revision)
    own.builtAt = performance.now()
    // The new index numbers its products anew: what is sold out is looked up again.
    own.soldOutAt = -Infinity
    return own.index
  } finally {
    own.building = undefined
  }
}

async function lookAtStock(db: Db, own: Kept, index: SearchIndex) {
  const startedAt = performance.now()
  if (startedAt - own.soldOutAt < Math.max(STOCK_INTERVAL_MS, own.soldOutCost * 50)) return
  own.soldOutAt = startedAt
  own.soldOut = await soldOutIn(replicaOf(db), index)
  own.soldOutCost = performance.now() - startedAt
}

/** Products of an index that cannot be bought just now, by their numbers. */
export async function soldOutIn(db: Db, { numberOf }: Pick<SearchIndex, 'numberOf'>): Promise<Set<number>> {
  const rows = await db
    .select({ productCode: packings.productCode })
    .from(packings)
    .groupBy(packings.productCode)
    .having(sql`max(case when ${packings.status} = ${ProductStatus.onShelf} then ${packings.stock} else 0 end) <= 0`)
  return new Set(rows.flatMap(({ productCode }) => numberOf.get(productCode) ?? []))
}
