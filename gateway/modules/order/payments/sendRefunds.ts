import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { OrderStatus } from '../../../../src/contract/order'
import type { Db } from '../../../db/open'
import { orders, payments } from '../../../db/schema'
import { nextAttempt, type Backoff } from '../../../kernel/backoff'
import { faultText } from '../../../kernel/faultText'
import { log } from '../../../kernel/log'
import { logFailedAttempt } from '../../../kernel/logFailedAttempt'
import { inTransaction } from '../../../kernel/transaction'
import type { Bank, RefundState } from '../../../providers/payment/bank'

const HOUR = 3600_000
/** WeChat Pay wants a minute between two questions. After a month only the provider's own notification ends a refund, or somebody by hand. */
const BACKOFF: Backoff = { first: 60_000, cap: 6 * HOUR, until: 30 * 24 * HOUR }
const BATCH = 100

const refundIdOf = (payId: string) => `refund-${payId}`

/**
 * Sends back the money that waits for it, of one order or of all, and asks about what is on its way. The refund's name is the
 * payment's, so that a repeated one sends nothing twice. One that cannot be sent keeps no other waiting.
 */
export async function sendRefunds({ db, bank, now, orderCode }: { db: Db; bank: Bank; now: Date; orderCode?: string }): Promise<void> {
  const due = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.state, 'refunding'),
        orderCode === undefined ? undefined : eq(payments.orderCode, orderCode),
        or(eq(payments.refundAttempts, 0), lte(payments.refundNextAttemptAt, now)),
      ),
    )
    .orderBy(asc(payments.refundNextAttemptAt))
    .limit(BATCH)
  for (const payment of due) {
    const claimed = await claim(db, payment, now)
    if (!claimed) continue
    try {
      await takeState(db, claimed, await stateOf(bank, payment), now)
    } catch (error) {
      await noteFailure(db, claimed, error, now)
    }
  }
}

type Payment = typeof payments.$inferSelect

/** Takes this attempt for itself: of several that saw the payment due, one asks the bank. One that dies is followed by the next attempt. */
async function claim(db: Db, { payId, refundAttempts, refundStartedAt }: Payment, now: Date): Promise<Payment | undefined> {
  const [attempts, since] = [refundAttempts + 1, refundStartedAt ?? now]
  const [claimed] = await db
    .update(payments)
    .set({
      refundAttempts: attempts,
      refundStartedAt: since,
      refundAskedAt: now,
      refundNextAttemptAt: nextAttempt(BACKOFF, { attempts, since, now }),
    })
    .where(and(eq(payments.payId, payId), eq(payments.state, 'refunding'), eq(payments.refundAttempts, refundAttempts)))
    .returning()
  return claimed
}

async function noteFailure(db: Db, payment: Payment, error: unknown, now: Date): Promise<void> {
  const { payId, refundLastError, refundNextAttemptAt: next } = payment
  logFailedAttempt({ what: `支付 ${payId} 的退款`, err: error, hasFailedBefore: refundLastError !== null, next })
  await db
    .update(payments)
    .set({ refundLastError: faultText(error), ...(next === null && { refundFailed: true, refundFailedAt: payment.refundFailedAt ?? now }) })
    .where(and(eq(payments.payId, payId), eq(payments.state, 'refunding')))
}

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
  const hasBegunToFail = await inTransaction(db, async (tx) => {
    // Everything that moves an order takes its row first.
    await tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.orderCode, orderCode)).for('update')
    const waiting = and(eq(payments.payId, payId), eq(payments.state, 'refunding'))
    const [payment] = await tx.select().from(payments).where(waiting)
    if (!payment) return false
    const isGivenUp = payment.refundAttempts > 0 && payment.refundNextAttemptAt === null
    const refundFailed = state === 'failed' || (state !== 'done' && isGivenUp)
    await tx
      .update(payments)
      .set({
        refundAskedAt: now,
        refundFailed,
        refundFailedAt: refundFailed ? (payment.refundFailedAt ?? now) : null,
        refundLastError: refundFailed ? 'The provider cannot send the money back by itself' : null,
        ...(state === 'done' && { state: 'refunded' }),
      })
      .where(waiting)
    if (state === 'done')
      await tx
        .update(orders)
        .set({ refundedAt: now })
        .where(and(eq(orders.orderCode, orderCode), eq(orders.status, OrderStatus.cancelled), isNull(orders.refundedAt)))
    return refundFailed && !payment.refundFailed
  })
  if (hasBegunToFail) log.error(`支付 ${payId} 无法原路退回，请到支付平台人工处理`)
}
