import { asc, countDistinct, desc, eq, isNull, min, sql } from 'drizzle-orm'
import type { AwaitedSku } from '../../../counter/contract/stockReminder'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { paged } from '../../lib/paged'
import { packings, products } from '../catalogue/schema'
import { stockReminders } from './schema'

type Wanted = { page: number; size: number; order: 'longest' | 'most' }
const waits = isNull(stockReminders.toldAt)

/** The packings that members wait for; `notifyStock` ends the waiting. */
export async function awaitedSkus(db: Querying, { page, size, order }: Wanted) {
  const people = sql<number>`count(*)::int`
  const since = min(stockReminders.at)
  const [total] = await db
    .select({ hits: countDistinct(stockReminders.skuCode) })
    .from(stockReminders)
    .where(waits)
  const rows = await db
    .select({ people, since, sku: packings, name: products.name, productStatus: products.status })
    .from(stockReminders)
    .innerJoin(packings, eq(packings.skuCode, stockReminders.skuCode))
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(waits)
    .groupBy(packings.skuCode, products.productCode)
    .orderBy(...(order === 'longest' ? [asc(since), desc(people)] : [desc(people), asc(since)]), asc(packings.skuCode))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(rows.map(viewOf), { page, size, hits })
}

type Row = { people: number; since: Date | null; sku: typeof packings.$inferSelect; name: string; productStatus: number }

function viewOf({ people, since, sku, name, productStatus }: Row): AwaitedSku {
  const { skuCode, productCode, specification, stock, status } = sku
  const isOffShelf = status !== ProductStatus.onShelf || productStatus !== ProductStatus.onShelf
  if (!since) throw new Error(`Nobody waits for ${skuCode}`)
  return { skuCode, productCode, name, specification, people, since: since.toISOString(), stock, isOffShelf }
}
