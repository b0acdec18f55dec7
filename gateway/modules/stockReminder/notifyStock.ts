import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import { packings, products } from '../catalogue/schema'
import { stockReminders } from './schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { notify } from '../message/notify'

const BATCH = 200

/** Tells who asked for it that a packing can be bought (again): once for each time it was asked. */
export const notifyStock: Job = async ({ db, now }) => {
  const due = await db
    .select({ reminder: stockReminders, name: products.name, productCode: products.productCode })
    .from(stockReminders)
    .innerJoin(packings, eq(packings.skuCode, stockReminders.skuCode))
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(
      and(
        isNull(stockReminders.toldAt),
        eq(packings.status, ProductStatus.onShelf),
        gt(packings.stock, 0),
        eq(products.status, ProductStatus.onShelf),
      ),
    )
    .orderBy(asc(stockReminders.at))
    .limit(BATCH)
  await forEach(due, '到货提醒', async ({ reminder: { memberId, skuCode, at }, name, productCode }) =>
    inTransaction(db, async (tx) => {
      const [mine] = await tx
        .update(stockReminders)
        .set({ toldAt: now })
        .where(and(eq(stockReminders.memberId, memberId), eq(stockReminders.skuCode, skuCode), isNull(stockReminders.toldAt)))
        .returning({ skuCode: stockReminders.skuCode })
      const event = `${skuCode} ${at.toISOString()}`
      if (mine) await notify(tx, { template: 'stockBack', memberId, event, words: { name, productCode }, at: now })
    }),
  )
}
