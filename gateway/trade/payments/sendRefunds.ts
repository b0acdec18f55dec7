import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { Db } from '../../db/open'
import { orders, payments } from '../../db/schema'
import { faultText } from '../../kernel/faultText'
import { inTransaction } from '../../kernel/transaction'
import type { Bank, RefundState } from '../../outside/bank'

/** Milliseconds between two questions about a refund that is under way (WeChat Pay: a minute), and about one that needs somebody. */
const PATIENCE = 60_000
const AFTER_FAILURE = 3600_000

const refundIdOf = (payId: string) => `refund-${payId}`

/**
 * Sends back the money that waits for it, of one order or of all, and asks about what is on its way. The refund's name is the
 * payment's, so that a repeated one sends nothing twice. One that cannot be sent keeps no other waiting.
 */
export async function sendRefunds({ db, bank, now, orderCode }: { db: Db; bank: Bank; now: Date; orderCode?: string }): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'refunding'),
        orderCode === undefined ? undefined : eq(payments.orderCode, orderCode),
        or(
          isNull(payments.refundAskedAt),
          and(eq(payments.refundFailed, false), lte(payments.refundAskedAt, before(PATIENCE))),
          lte(payments.refundAskedAt, before(AFTER_FAILURE)),
        ),
      ),
    )
  for (const payment of due) {
    try {
      await takeState(db, payment, await stateOf(bank, payment), now)
    } catch (error) {
      console.error(`支付 ${payment.payId} 的退款未完成，稍后重试`, faultText(error))
    }
  }
}

type Payment = typeof payments.$inferSelect

async function stateOf(bank: Bank, { payId, amount, refundAskedAt }: Payment): Promise<RefundState> {
  const refundId = refundIdOf(payId)
  const present = refundAskedAt ? await bank.refundState(refundId) : 'unknown'
  return present === 'unknown' ? bank.refund({ payId, amount, refundId }) : present
}

/** Takes in what the bank tells of a refund by itself. One that nobody here asked for changes nothing. */
export async function takeRefund(
  db: Db,
  { payId, refundId, state, now }: { payId: string; refundId: string; state: RefundState; now: Date },
): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.payId, payId))
  if (payment && refundId === refundIdOf(payId)) await takeState(db, payment, state, now)
}

async function takeState(db: Db, { payId, orderCode }: Payment, state: RefundState, now: Date): Promise<void> {
  if (state === 'failed') console.error(`支付 ${payId} 无法原路退回，请到支付平台人工处理`)
  const waiting = and(eq(payments.payId, payId), eq(payments.state, 'refunding'))
  await inTransaction(db, async (tx) => {
    // Everything that moves an order takes its row first.
    await tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.orderCode, orderCode)).for('update')
    const [moved] = await tx
      .update(payments)
      .set({ refundAskedAt: now, refundFailed: state === 'failed', ...(state === 'done' && { state: 'refunded' }) })
      .where(waiting)
      .returning({ payId: payments.payId })
    if (moved && state === 'done')
      await tx
        .update(orders)
        .set({ refundedAt: now })
        .where(and(eq(orders.orderCode, orderCode), eq(orders.status, OrderStatus.cancelled), isNull(orders.refundedAt)))
  })
}
