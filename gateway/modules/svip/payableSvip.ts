import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { members } from '../../kernel/schema'
import { shopAddress } from '../../kernel/shopAddress'
import { payableKind, type Payable } from '../pay/subject'
import { begin } from './begin'
import { lockSvipOrder } from './locked'
import { svipOrders, type StoredState, type SvipRow } from './schema'
import { step } from './states'
import { SVIP, subjectOfSvip } from './subjectOfSvip'
import { tellRefunded } from './svipMessages'

const STATES: Readonly<Record<Payable['state'], readonly StoredState[]>> = {
  notYet: [],
  toPay: ['toPay'],
  paid: ['paid'],
  closed: ['closed', 'returned'],
}
const STATE_OF: Readonly<Record<StoredState, Payable['state']>> = { toPay: 'toPay', paid: 'paid', closed: 'closed', returned: 'closed' }

/** A membership: paid, it begins, or follows the one that runs. */
payableKind({
  kind: SVIP,
  noun: 'SVIP 订单',
  find: async (db, orderId) => {
    const [found] = await db
      .select({ row: svipOrders, nickname: members.nickname })
      .from(svipOrders)
      .innerJoin(members, eq(members.memberId, svipOrders.memberId))
      .where(eq(svipOrders.orderId, orderId))
    return found && payableIn(found.row, found.nickname)
  },
  lock: async (tx, orderId) => void (await lockSvipOrder(tx, orderId)),
  markPaid: async (tx, { code: orderId, paidAt, now }) => {
    const { memberId, state, months } = await lockSvipOrder(tx, orderId)
    if (state !== 'toPay') return false
    await begin(tx, { orderId, memberId, months, paidAt, now })
    return true
  },
  markRefunded: async (tx, { code: orderId, refundNumber, amount, isLast, isUnwanted, now }) => {
    const row = await lockSvipOrder(tx, orderId)
    if (row.state !== 'returned') return
    if (isLast && row.refundedAt === null) await tx.update(svipOrders).set({ refundedAt: now }).where(eq(svipOrders.orderId, orderId))
    if (!isUnwanted) await tellRefunded(tx, row, { refundNumber, amount, now })
  },
  overdue: async (db, { now, limit }) => {
    const due = await db
      .select({ orderId: svipOrders.orderId })
      .from(svipOrders)
      .where(and(eq(svipOrders.state, 'toPay'), lte(svipOrders.payBefore, now)))
      .orderBy(asc(svipOrders.payBefore))
      .limit(limit)
    return due.map(({ orderId }) => orderId)
  },
  expire: async (tx, orderId) => void (await step(tx, { orderId, move: 'close' })),
  codesOf: (db, memberId, state) =>
    db
      .select({ orderId: svipOrders.orderId })
      .from(svipOrders)
      .where(and(eq(svipOrders.memberId, memberId), state && inArray(svipOrders.state, [...STATES[state]]))),
})

const payableIn = ({ orderId, memberId, planName, price, state, payBefore, paidAt }: SvipRow, payerFor: string): Payable => ({
  ...subjectOfSvip(orderId),
  memberId,
  amount: price,
  text: `SVIP ${planName}`,
  payerFor,
  state: STATE_OF[state],
  expiresAt: payBefore,
  paidAt,
  resultUrl: shopAddress('svipOrder', { orderId }),
})
