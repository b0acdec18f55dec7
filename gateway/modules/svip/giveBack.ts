import { and, eq, gt, inArray, like, or } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { SvipRefundQuote } from '../../../src/contract/svip'
import type { Querying, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { yuan } from '../../lib/yuan'
import { memberCoupons } from '../coupon/schema'
import { withdrawCoupons } from '../coupon/withdrawCoupons'
import { requestRefund } from '../pay/requestRefund'
import { standingPaymentOf } from '../pay/standingPayment'
import { orders } from '../purchase/schema'
import { couponsOfOrder, SVIP_GRANTS } from './giveMonthly'
import { lockSvipOrder } from './locked'
import { reckon, reckonDays } from './reckoning'
import { savingsOf, sumOf } from './savings'
import type { SvipRow } from './schema'
import { moveUp, settleSvip } from './settleSvip'
import { openedOf, withdrawAll } from './sends'
import { isPaid, ownSvipOrder, type PaidRow } from './standing'
import { step } from './states'
import { subjectOfSvip } from './subjectOfSvip'
import { tellGivenBack } from './svipMessages'

const WAITS = '有一张用了会员权益的订单等待付款，请先付款或取消'
const NOTHING = '剩下的月数与已省的金额相抵，没有可退的款项'

/** What giving a membership back comes to; null of one that is over, or was never paid. */
export async function quoteOf(db: Querying, row: SvipRow, now: Date): Promise<SvipRefundQuote | null> {
  if (!isPaid(row) || row.endsAt <= now) return null
  const reckoned = await reckonRow(db, row, now)
  const problem = (await hasWaiting(db, row.memberId)) ? WAITS : reckoned.back === 0 ? NOTHING : null
  return { ...reckoned, problem }
}

async function reckonRow(db: Querying, row: PaidRow, now: Date) {
  if (row.startsAt > now) return reckon(row, 0, now)
  const saved = sumOf(await savingsOf(db, { memberId: row.memberId, from: row.startsAt, to: now }))
  // A card that somebody opened is a month of this membership.
  const given = (await openedOf(db, row.orderId)) * Math.ceil(row.price / row.months)
  return reckon(row, saved + given, now)
}

/** An order that is paid later would keep what the membership takes off it. */
async function hasWaiting(db: Querying, memberId: string): Promise<boolean> {
  const [waiting] = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .leftJoin(memberCoupons, and(eq(memberCoupons.couponId, orders.couponId), like(memberCoupons.grantKey, SVIP_GRANTS)))
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, [OrderStatus.inReview, OrderStatus.toPay]),
        or(gt(orders.memberOff, 0), gt(orders.memberFreight, 0), like(memberCoupons.grantKey, SVIP_GRANTS)),
      ),
    )
    .limit(1)
  return waiting !== undefined
}

type GivingBack = { memberId: string; orderId: string; back: number; now: Date }

/**
 * Gives a membership back, in one transaction: rights and unused coupons are gone at once, what follows it begins earlier, the money is asked
 * back. 409 AMOUNT_CHANGED, ORDER_WAITS, NOTHING_BACK, NOT_HELD.
 */
export async function giveBack(tx: Transaction, { memberId, orderId, back, now }: GivingBack): Promise<number> {
  await ownSvipOrder(tx, { memberId, orderId })
  const row = await lockSvipOrder(tx, orderId)
  if (!isPaid(row) || row.endsAt <= now) throw notHeld()
  if (await hasWaiting(tx, memberId)) throw new HttpError(409, 'ORDER_WAITS', WAITS)
  const reckoned = await reckonRow(tx, row, now)
  if (reckoned.back === 0) throw new HttpError(409, 'NOTHING_BACK', NOTHING)
  if (reckoned.back !== back) throw amountChanged(back, reckoned.back)
  const paid = await standingPaymentOf(tx, subjectOfSvip(orderId))
  if (!paid) throw new Error(`The paid membership ${orderId} has no payment`)
  await endMembership(tx, row, { payId: paid.payId, back, returnedFor: null, reason: 'SVIP 退订，按规则原路退回', now })
  return back
}

/** What giving a membership back for a fault of ours comes to, by its days; null of one that is over, cost nothing or was given back. */
export async function faultOf(db: Querying, row: SvipRow, now: Date) {
  if (!isPaid(row) || row.endsAt <= now) return null
  const paid = await standingPaymentOf(db, subjectOfSvip(row.orderId))
  const reckoned = paid && { payId: paid.payId, ...reckonDays(row, paid.left, now) }
  return reckoned && reckoned.back > 0 ? reckoned : null
}

type ForFault = { back: number; reason: string; now: Date }

/**
 * Gives a membership back because the shop cannot keep it: by its days that are left, nothing is taken off; its member is told. The caller holds
 * its row. 409 AMOUNT_CHANGED, NOTHING_BACK, NOT_HELD.
 */
export async function giveBackForFault(tx: Transaction, row: SvipRow, { back, reason, now }: ForFault): Promise<void> {
  if (!isPaid(row) || row.endsAt <= now) throw notHeld()
  const fault = await faultOf(tx, row, now)
  if (!fault) throw new HttpError(409, 'NOTHING_BACK', '这笔 SVIP 没有付过款，或已没有可退的款项')
  if (fault.back !== back) throw amountChanged(back, fault.back)
  const { payId, daysLeft } = fault
  const returned = await endMembership(tx, row, { payId, back, returnedFor: reason, reason: 'SVIP 按剩余天数退款', now })
  await tellGivenBack(tx, returned, { reason, days: daysLeft, amount: back, now })
}

const notHeld = () => new HttpError(409, 'NOT_HELD', '这笔 SVIP 已到期或已退款，不能再退')
const amountChanged = (before: number, after: number) =>
  new HttpError(409, 'AMOUNT_CHANGED', `现在可退 ${yuan(after)} 元，请核对后再提交`, { details: { before, after } })

type Ending = {
  payId: string
  back: number
  returnedFor: string | null
  /** As the payer reads it at the provider. */ reason: string
  now: Date
}

/** Ends rights, unused coupons and cards that nobody opened, lets what follows begin, and asks the money back. */
async function endMembership(tx: Transaction, row: PaidRow, { payId, back, returnedFor, reason, now }: Ending): Promise<SvipRow> {
  const { orderId, memberId } = row
  const returned = await step(tx, { orderId, move: 'giveBack', set: { returnedAt: now, back, returnedFor, nextAt: null } })
  if (!returned) throw new Error(`The locked membership ${orderId} moved`)
  await withdrawCoupons(tx, { memberId, couponIds: await couponsOfOrder(tx, row), at: now })
  await withdrawAll(tx, orderId)
  await moveUp(tx, { memberId, at: now })
  await settleSvip(tx, { memberId, at: now, reason: 'givenBack' })
  await requestRefund(tx, { payId, amount: back, key: 'givenBack', reason, now })
  return returned
}
