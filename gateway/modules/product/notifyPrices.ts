import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { yuan } from '../../../src/lib/money'
import type { Db, Transaction } from '../../db/open'
import { favourites } from '../interest/schema'
import { packings, products } from '../catalogue/schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'

const BATCH = 1000

/**
 * Tells of favourites that cost less than when they were kept, or than was told last: several of one member in one message. It is
 * advertising, for who asked for it (`pushActivity`), and never of a prescription drug (LAW-AND-PRIVACY, D13).
 */
export const notifyPrices: Job = async ({ db, now }) => {
  const lower = await lowerNow(db)
  const who = [...new Set(lower.map(({ memberId }) => memberId))]
  await forEach(who, '收藏降价的提醒', (memberId) => {
    const all = lower.filter((one) => one.memberId === memberId)
    return inTransaction(db, (tx) => tellOne(tx, { memberId, all, now }))
  })
}

/** What it cost when it was told last, or was kept; cents. */
const before = sql<number>`coalesce(${favourites.toldPrice}, ${favourites.salePrice})`

const lowerNow = (db: Db) =>
  db
    .select({
      memberId: favourites.memberId,
      productCode: favourites.productCode,
      name: products.name,
      price: packings.salePrice,
      before,
    })
    .from(favourites)
    .innerJoin(packings, eq(packings.skuCode, favourites.skuCode))
    .innerJoin(products, eq(products.productCode, favourites.productCode))
    .where(
      and(
        ne(products.mark, 'rx'),
        eq(products.status, ProductStatus.onShelf),
        eq(packings.status, ProductStatus.onShelf),
        gt(packings.stock, 0),
        sql`${packings.salePrice} < ${before}`,
      ),
    )
    .orderBy(asc(favourites.memberId), asc(favourites.productCode))
    .limit(BATCH)

type Lower = Awaited<ReturnType<typeof lowerNow>>[number]
type Telling = { memberId: string; all: readonly Lower[]; now: Date }

async function tellOne(tx: Transaction, { memberId, all, now: at }: Telling): Promise<void> {
  const mine: Lower[] = []
  for (const one of all) if (await take(tx, one)) mine.push(one)
  const [first, ...more] = mine
  if (!first) return
  const { name, productCode, price } = first
  if (more.length > 0) {
    const words = { name, count: String(mine.length) }
    await notify(tx, { template: 'pricesLower', memberId, event: at.toISOString(), words, at })
  } else {
    const words = { name, productCode, price: `¥${yuan(price)}`, less: `¥${yuan(first.before - price)}` }
    await notify(tx, { template: 'priceLower', memberId, event: `${productCode} ${price}`, words, at })
  }
}

/** Of several gateways one tells it. */
async function take(tx: Transaction, { memberId, productCode, price, before: known }: Lower): Promise<boolean> {
  const [taken] = await tx
    .update(favourites)
    .set({ toldPrice: price })
    .where(and(eq(favourites.memberId, memberId), eq(favourites.productCode, productCode), sql`${before} = ${known}`))
    .returning({ productCode: favourites.productCode })
  return taken !== undefined
}
