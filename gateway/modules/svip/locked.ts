import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import { svipOrders, type SvipRow } from './schema'

/** Locks its member, then the row: everything that moves a membership does so in this order, for one moves the days of the others. */
export async function lockSvipOrder(tx: Transaction, orderId: string): Promise<SvipRow> {
  const own = eq(svipOrders.orderId, orderId)
  const [whose] = await tx.select({ memberId: svipOrders.memberId }).from(svipOrders).where(own)
  if (!whose) throw notFound('这笔 SVIP 订单')
  await lockMember(tx, whose.memberId)
  const [row] = await tx.select().from(svipOrders).where(own).for('update')
  if (!row) throw notFound('这笔 SVIP 订单')
  return row
}
