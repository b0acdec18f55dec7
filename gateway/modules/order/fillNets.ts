import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { orderLines, orders } from '../purchase/schema'
import { inTransaction } from '../../kernel/transaction'
import { forEach, type Job } from '../../kernel/jobs/job'
import { couponOfMember } from '../coupon/held'
import { runningRules } from '../pricing/runningRules'
import { netsBefore } from './netsBefore'

const BATCH = 100
const isOpen = isNull(orderLines.net)

/**
 * Fills in the net price of lines that a gateway of the release before wrote, in batches: an update of all of them in the migration would
 * lock them against the gateways that run.
 */
export const fillNets: Job = async ({ db }) => {
  for (let after = ''; ;) {
    const open = await db
      .selectDistinct({ orderCode: orderLines.orderCode })
      .from(orderLines)
      .where(and(isOpen, gt(orderLines.orderCode, after)))
      .orderBy(asc(orderLines.orderCode))
      .limit(BATCH)
    await forEach(open, '订单实付金额的补记', ({ orderCode }) => inTransaction(db, (tx) => fillNetsOf(tx, orderCode)))
    const last = open.at(-1)
    if (open.length < BATCH || !last) return
    after = last.orderCode
  }
}

/** The same for one order; what is filled in stays. */
export async function fillNetsOf(tx: Transaction, orderCode: string): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  const [order] = await tx.select().from(orders).where(eq(orders.orderCode, orderCode))
  if (!order || lines.every(({ net }) => net !== null)) return
  const { memberId, createdAt, couponId, promotion, coupon } = order
  const nets = netsBefore({
    lines: lines.map(({ productCode, card, total }) => ({ productCode, mark: card.mark, total })),
    promotion,
    coupon,
    rules: await runningRules(tx, createdAt),
    couponScope: couponId === null ? undefined : await couponOfMember(tx, memberId, couponId),
  })
  for (const [place, { lineId }] of lines.entries())
    await tx
      .update(orderLines)
      .set({ net: nets[place] ?? 0 })
      .where(and(eq(orderLines.lineId, lineId), isOpen))
}
