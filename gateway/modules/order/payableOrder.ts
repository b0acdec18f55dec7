import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import { orders } from '../purchase/schema'
import { shopAddress } from '../../kernel/shopAddress'
import { payableKind, type Payable } from '../pay/subject'
import { lockOrder } from './lockOrder'
import { notifyRefunded } from './orderMessages'
import { cancelOrder, markPaid } from './orderStates'
import type { StoredOrder } from './ownOrder'
import { ORDER, subjectOfOrder } from './subjectOfOrder'

const { inReview, toPay, toShip, shipped, completed, cancelled } = OrderStatus
const STATUSES = { notYet: [inReview], toPay: [toPay], paid: [toShip, shipped, completed], closed: [cancelled] } as const

const STATES = ['notYet', 'toPay', 'paid', 'closed'] as const

/** An order of goods: paid, it waits to be shipped; money that went back is told, and a cancelled order says when all of it did. */
payableKind({
  kind: ORDER,
  noun: '订单',
  notYet: '药师审方中，审过才付款；结果会发消息告诉您',
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
  overdue: async (db, { now, limit }) => {
    const due = await db
      .select({ orderCode: orders.orderCode })
      .from(orders)
      .where(and(inArray(orders.status, [inReview, toPay]), lte(orders.expiresAt, now)))
      .orderBy(asc(orders.expiresAt))
      .limit(limit)
    return due.map(({ orderCode }) => orderCode)
  },
  expire: async (tx, orderCode, now) => {
    const [found] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.orderCode, orderCode))
    const reason = found?.status === inReview ? '处方在审核前已过有效期，订单自动取消，没有收费' : '超时未付款，已自动取消'
    await cancelOrder(tx, { orderCode, move: 'expire', reason, now })
  },
  codesOf: (db, memberId, state) =>
    db
      .select({ orderCode: orders.orderCode })
      .from(orders)
      .where(and(eq(orders.memberId, memberId), state && inArray(orders.status, [...STATUSES[state]]))),
})

const payableIn = ({ orderCode, memberId, payable, consigneeName, status, expiresAt, paidAt }: StoredOrder): Payable => ({
  ...subjectOfOrder(orderCode),
  memberId,
  amount: payable,
  text: `订单 ${orderCode}`,
  payerFor: consigneeName,
  state: STATES.find((state) => STATUSES[state].some((one) => one === status)) ?? 'closed',
  expiresAt,
  paidAt,
  resultUrl: shopAddress('payResult', { orderCode }),
})
