import { and, eq, isNull } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { orders } from '../purchase/schema'
import { shopAddress } from '../../kernel/shopAddress'
import { payableKind, type Payable } from '../pay/subject'
import { lockOrder } from './lockOrder'
import { notifyRefunded } from './orderMessages'
import { markPaid } from './orderStates'
import type { StoredOrder } from './ownOrder'
import { ORDER, subjectOfOrder } from './subjectOfOrder'

/** An order of goods: paid, it waits to be shipped; money that went back is told, and a cancelled order says when all of it did. */
payableKind({
  kind: ORDER,
  noun: '订单',
  find: async (db, orderCode) => {
    const [found] = await db.select().from(orders).where(eq(orders.orderCode, orderCode))
    return found && payableIn(found)
  },
  lock: lockOrder,
  markPaid: (tx, { code: orderCode, ...paid }) => markPaid(tx, { orderCode, ...paid }),
  markRefunded: async (tx, { code: orderCode, refundNumber, amount, isUnwanted, isLast, now, byHand }) => {
    const own = eq(orders.orderCode, orderCode)
    const isSettled = and(own, eq(orders.status, OrderStatus.cancelled), isNull(orders.refundedAt))
    const [settled] = isLast ? await tx.update(orders).set({ refundedAt: now }).where(isSettled).returning() : []
    const [order] = settled || isUnwanted ? [settled] : await tx.select().from(orders).where(own)
    if (order) await notifyRefunded(tx, order, { refundNumber, amount, at: now, byHand })
  },
  codesOf: (db, memberId) => db.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.memberId, memberId)),
})

const payableIn = ({ orderCode, memberId, payable, consigneeName, status, expiresAt, paidAt }: StoredOrder): Payable => ({
  ...subjectOfOrder(orderCode),
  memberId,
  amount: payable,
  text: `订单 ${orderCode}`,
  payerFor: consigneeName,
  state: status === OrderStatus.cancelled ? 'closed' : status === OrderStatus.toPay ? 'toPay' : 'paid',
  expiresAt,
  paidAt,
  resultUrl: shopAddress('payResult', { orderCode }),
})
