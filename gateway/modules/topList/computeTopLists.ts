import { and, desc, eq, gt, gte, lt, ne, sql } from 'drizzle-orm'
import { TOP_DAYS, TopPeriod } from '../../../src/contract/topList'
import { OrderStatus } from '../../../src/contract/order'
import { daysAfter, instantOn, shopDate } from '../../../src/lib/time'
import type { Db, Querying, Transaction } from '../../db/open'
import type { Job } from '../../kernel/jobs/job'
import { setting, settingOf } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { TopListShape, type TopListSetting } from '../../../counter/contract/settings/topListSetting'
import { products } from '../catalogue/schema'
import { CATEGORIES } from '../catalogue/taxonomy'
import { outsideHall } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { orderLines, orders } from '../purchase/schema'
import { topEntries, topLists } from './schema'

/** Rows that are kept of a list: more than are shown, for some cannot be bought any more when it is read. */
const KEPT = 50

/** Of a shop that sets nothing. */
export const TOP_LIST: TopListSetting = { leastBuyers: 5 }

export const topListSetting = setting('topList', TopListShape)
export const topListSettingOf = async (db: Querying): Promise<TopListSetting> => (await settingOf(db, topListSetting)) ?? TOP_LIST

/** Counts what was bought most, once after each midnight of the shop. */
export const computeTopLists: Job = ({ db, now }) => countTopLists(db, now)

export async function countTopLists(db: Db, now: Date): Promise<void> {
  const today = shopDate(now)
  const until = instantOn(today)
  for (const period of TopPeriod.options) {
    const [held] = await db.select().from(topLists).where(eq(topLists.period, period))
    if (held && held.until.getTime() === until.getTime()) continue
    await inTransaction(db, (tx) => compute(tx, { period, from: instantOn(daysAfter(today, -TOP_DAYS[period])), until }))
  }
}

type Counting = { period: TopPeriod; from: Date; until: Date }

async function compute(tx: Transaction, { period, from, until }: Counting): Promise<void> {
  const { leastBuyers } = await topListSettingOf(tx)
  const found = await bought(tx, { from, until, leastBuyers })
  const lists = [
    { categoryId: '', rows: found },
    ...CATEGORIES.map(({ id, children }) => ({ categoryId: id, rows: found.filter(({ leaf }) => Object.hasOwn(children, leaf)) })),
  ]
  await tx.delete(topEntries).where(eq(topEntries.period, period))
  await tx
    .insert(topLists)
    .values({ period, until, leastBuyers })
    .onConflictDoUpdate({ target: topLists.period, set: { until, leastBuyers } })
  const entries = lists.flatMap(({ categoryId, rows }) =>
    rows.slice(0, KEPT).map(({ leaf: _leaf, ...row }, place) => ({ period, categoryId, rank: place + 1, ...row })),
  )
  if (entries.length > 0) await tx.insert(topEntries).values(entries)
}

/**
 * Products by pieces of orders that were completed in these days, less what went back; of one account no more than may be bought of it. Never a
 * prescription drug (LAW-AND-PRIVACY, D4), nor what belongs to the hall.
 */
async function bought(tx: Transaction, { from, until, leastBuyers }: { from: Date; until: Date } & TopListSetting) {
  const kept = sql<number>`sum(${orderLines.quantity} - ${orderLines.refundedQuantity})`
  const each = tx
    .select({ productCode: orderLines.productCode, memberId: orders.memberId, kept: kept.as('kept') })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
    .where(and(eq(orders.status, OrderStatus.completed), gte(orders.completedAt, from), lt(orders.completedAt, until)))
    .groupBy(orderLines.productCode, orders.memberId)
    .having(gt(kept, 0))
    .as('each')
  const pieces = sql<number>`sum(least(${each.kept}, coalesce(${products.buyLimit}, ${each.kept})))::int`
  const buyers = sql<number>`count(*)::int`
  return tx
    .select({ productCode: products.productCode, leaf: products.categoryId, pieces, buyers })
    .from(each)
    .innerJoin(products, eq(products.productCode, each.productCode))
    .where(and(ne(products.mark, 'rx'), outsideHall(await hallOf(tx))))
    .groupBy(products.productCode, products.categoryId)
    .having(gte(buyers, leastBuyers))
    .orderBy(desc(pieces), desc(buyers), products.productCode)
}
