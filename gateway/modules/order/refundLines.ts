import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../db/open'
import { orderLines } from '../purchase/schema'
import { sha256 } from '../../lib/hash'
import { HttpError } from '../../lib/httpError'
import { giveBackLimit } from '../benefit/limit'
import { takeEarned } from '../earning/takeEarned'
import { requestRefund, requestedRefund } from '../pay/requestRefund'
import { standingPaymentOf } from '../pay/standingPayment'
import { fillNetsOf } from './fillNets'
import { giveBackCoins } from './orderCoins'
import { lockOrder } from './lockOrder'
import { subjectOfOrder } from './subjectOfOrder'

type Pieces = {
  lineId: string
  quantity: number
  /** What was offered for just these pieces; left out, their share of the net price. */ cents?: number
  /** The same of its health coins. */
  coins?: number
}
type Refunding = {
  orderCode: string
  lines: readonly Pieces[]
  /** Cents of the order's freight that go back with pieces whose cents are given; left out, what is left of the payment goes with the last piece. */
  freight?: number
  /**
   * Idempotency key: the record this is asked for. It is refused with other pieces. It is kept with the refund: where no cents come back, the
   * state of that record has to keep it from being asked for again.
   */
  key: string
  reason: string
  now: Date
}

/**
 * Asks back what was paid for pieces of an order that stands, and answers how many cents: of a line's net price the share of its pieces, so
 * that all of them together come to all of it. With the last piece of the order goes what is left of the payment, the freight with it. Coins
 * that paid for them come back, what an insurer pays of them goes back to its limit, and what they earned is taken back.
 */
export async function refundLines(tx: Transaction, { orderCode, lines, freight, key, reason, now }: Refunding): Promise<number> {
  const subject = subjectOfOrder(orderCode)
  await lockOrder(tx, orderCode)
  const paid = await standingPaymentOf(tx, subject)
  const requestHash = hashOf(lines)
  const known = await requestedRefund(tx, { subject, key, requestHash })
  if (known) return known.amount
  await fillNetsOf(tx, orderCode)
  let [amount, coins, insured] = [0, 0, 0]
  for (const pieces of lines) {
    const counted = await countRefunded(tx, orderCode, pieces)
    amount += counted.cents
    coins += counted.coins
    insured += counted.insured
  }
  if (coins > 0) await giveBackCoins(tx, { orderCode, coins, now })
  await giveBackLimit(tx, orderCode, insured)
  await takeEarned(tx, { orderCode, now })
  if (freight !== undefined) amount += freight
  else if (paid && (await isAllRefunded(tx, orderCode))) amount = paid.left
  if (amount > 0) await requestRefund(tx, { payId: payIdOf(paid), amount, key, requestHash, reason, now })
  return amount
}

/** The same for all that is left of an order, which is cancelled. Nothing was paid for it: nothing goes back. */
export async function refundRest(tx: Transaction, { orderCode, ...asked }: Omit<Refunding, 'lines'>): Promise<void> {
  if (!(await standingPaymentOf(tx, subjectOfOrder(orderCode)))) return
  const left = sql<number>`${orderLines.quantity} - ${orderLines.refundedQuantity}`
  const lines = await tx
    .select({ lineId: orderLines.lineId, quantity: left })
    .from(orderLines)
    .where(and(eq(orderLines.orderCode, orderCode), gt(left, 0)))
  await refundLines(tx, { orderCode, lines, ...asked })
}

/** The same for the same pieces, in whatever order they are named. */
const hashOf = (lines: readonly Pieces[]) => sha256(JSON.stringify(lines.map(({ lineId, quantity }) => [lineId, quantity]).sort()))

function payIdOf(paid: { payId: string } | undefined): string {
  if (!paid) throw new HttpError(409, 'NOTHING_PAID', '订单没有可退的付款')
  return paid.payId
}

/**
 * Counts pieces of a line as paid back; answers their cents, their coins and what an insurer pays of them. Of pieces without amounts of their own it is their share, less what the
 * line gave back before. The order's row is locked: nothing of the line moves between the two statements.
 */
async function countRefunded(tx: Transaction, orderCode: string, { lineId, quantity, cents, coins }: Pieces) {
  const own = and(eq(orderLines.lineId, lineId), eq(orderLines.orderCode, orderCode))
  const { refunded, refundedCoins, refundedInsured } = orderLines
  const [before] = await tx.select({ refunded, refundedCoins, refundedInsured }).from(orderLines).where(own)
  const after = sql`${orderLines.refundedQuantity} + ${quantity}`
  const share = (of: SQL) => sql`(${of}::bigint * (${after}) / ${orderLines.quantity})::int`
  const so = (counted: PgColumn, of: SQL, given: number | undefined) =>
    given === undefined ? sql`greatest(${counted}, ${share(of)})` : sql`${counted} + ${given}`
  const [line] = await tx
    .update(orderLines)
    .set({
      refundedQuantity: after,
      refunded: so(orderLines.refunded, sql`coalesce(${orderLines.net}, 0)`, cents),
      refundedCoins: so(orderLines.refundedCoins, sql`${orderLines.coins}`, coins),
      refundedInsured: so(orderLines.refundedInsured, sql`${orderLines.insured}`, undefined),
    })
    .where(and(own, lte(after, orderLines.quantity)))
    .returning()
  if (!line) throw new HttpError(409, 'REFUND_TOO_MUCH', '退款的件数超过了还能退的件数')
  return {
    cents: line.refunded - (before?.refunded ?? 0),
    coins: line.refundedCoins - (before?.refundedCoins ?? 0),
    insured: line.refundedInsured - (before?.refundedInsured ?? 0),
  }
}

/** Whether every piece of an order was asked back. */
export async function isAllRefunded(tx: Transaction, orderCode: string): Promise<boolean> {
  const [left] = await tx
    .select({ pieces: sql<number>`sum(${orderLines.quantity} - ${orderLines.refundedQuantity})::int` })
    .from(orderLines)
    .where(eq(orderLines.orderCode, orderCode))
  return left?.pieces === 0
}
