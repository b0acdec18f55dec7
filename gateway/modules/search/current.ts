import { sql } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { catalogueRevision } from '../catalogue/revision'
import type { Db } from '../../db/open'
import { packings } from '../../db/schema'
import { indexOf, type SearchIndex } from './searchIndex'
import { sourcesOf } from './source'

/** The index a process answers from, and which of its products have no piece left. */
export type Current = { index: SearchIndex; isSoldOut: (number: number) => boolean }

type Kept = {
  index?: SearchIndex
  building?: Promise<SearchIndex> | undefined
  builtAt: number
  checkedAt: number
  soldOut: Set<number>
  soldOutAt: number
  /** Milliseconds the last look at the stock took. */
  soldOutCost: number
}
const kept = new WeakMap<Db, Kept>()

/** Milliseconds between two looks at the catalogue's revision: two gateway processes agree within two seconds. */
const CHECK_EVERY = 1000
/** Milliseconds a call waits for a newer index before it is answered from the present one. */
const PATIENCE = 800
/** Sales move on without a new revision: their order is refreshed once an hour. */
const HOUR = 3600_000
/** Stock is looked at every second, in a large catalogue more rarely: it may take a fiftieth of the time at most. */
const STOCK_EVERY = 1000

/** The search index of a database, built at the first question and kept up with the catalogue's revision. */
export async function currentIndex(db: Db): Promise<Current> {
  const own = keptOf(db)
  if (!own.building && performance.now() - own.checkedAt >= CHECK_EVERY) own.building = newest(db, own)
  const index = own.index ? await firstOf(own.building, own.index) : await (own.building ??= newest(db, own))
  await lookAtStock(db, own, index)
  return { index, isSoldOut: (number) => own.soldOut.has(number) }
}

function keptOf(db: Db): Kept {
  const own = kept.get(db) ?? { builtAt: 0, checkedAt: -CHECK_EVERY, soldOut: new Set(), soldOutAt: -STOCK_EVERY, soldOutCost: 0 }
  kept.set(db, own)
  return own
}

/** The newer index when it is ready soon, else the present one. */
async function firstOf(building: Promise<SearchIndex> | undefined, present: SearchIndex): Promise<SearchIndex> {
  if (!building) return present
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<SearchIndex>((resolve) => {
    timer = setTimeout(() => resolve(present), PATIENCE)
  })
  try {
    return await Promise.race([building, patience])
  } finally {
    clearTimeout(timer)
  }
}

/** The present index if the catalogue has not moved on, else a new one. */
async function newest(db: Db, own: Kept): Promise<SearchIndex> {
  own.checkedAt = performance.now()
  try {
    const revision = await catalogueRevision(db)
    if (own.index?.revision === revision && performance.now() - own.builtAt < HOUR) return own.index
    own.index = await indexOf(await sourcesOf(db), revision)
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
  if (startedAt - own.soldOutAt < Math.max(STOCK_EVERY, own.soldOutCost * 50)) return
  own.soldOutAt = startedAt
  const rows = await db
    .select({ productCode: packings.productCode })
    .from(packings)
    .groupBy(packings.productCode)
    .having(sql`max(case when ${packings.status} = ${ProductStatus.onShelf} then ${packings.stock} else 0 end) <= 0`)
  own.soldOut = new Set(rows.flatMap(({ productCode }) => index.numberOf.get(productCode) ?? []))
  own.soldOutCost = performance.now() - startedAt
}
