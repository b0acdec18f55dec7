import { and, eq, like } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { log } from '../../lib/log'
import { giveCoupon } from '../coupon/giveCoupon'
import { couponTypes, memberCoupons } from '../coupon/schema'
import { monthOn } from './months'
import { svipOrders, type SvipRow } from './schema'
import type { PaidRow } from './standing'

/** How the grants of coupons of memberships begin, and of one of them. */
export const SVIP_GRANTS = 'svip %'
export const grantsOfOrder = (orderId: string) => `svip ${orderId} %`

/** In which of its months a membership is; beyond them in the last one, for days that were added have no coupons of their own. */
export const monthAt = ({ anchorDay, months }: Pick<PaidRow, 'anchorDay' | 'months'>, now: Date): number =>
  Math.min(months, monthOn(anchorDay, shopDate(now)))

/**
 * Gives the coupons of every month that has begun and whose were not given yet, and answers for how many months they were; a type that has ended
 * cannot be given, which the log says.
 */
export async function giveMonthly(tx: Transaction, row: PaidRow, now: Date) {
  const { orderId, memberId, terms, couponMonths } = row
  const month = monthAt(row, now)
  const { coupons, couponType } = terms
  if (couponType === null || coupons === 0 || couponMonths >= month) return couponMonths
  if (!(await isRunning(tx, couponType, now))) {
    log.error(`SVIP 专享券 ${couponType} 已结束，会员 ${memberId} 第 ${month} 个月的券没有发出`)
    return couponMonths
  }
  for (let due = couponMonths + 1; due <= month; due += 1)
    for (let nth = 1; nth <= coupons; nth += 1) await giveCoupon(tx, { memberId, couponType, grant: `svip ${orderId} ${due} ${nth}`, now })
  await tx.update(svipOrders).set({ couponMonths: month }).where(eq(svipOrders.orderId, orderId))
  return month
}

async function isRunning(tx: Transaction, couponType: string, now: Date): Promise<boolean> {
  const [type] = await tx.select({ endsAt: couponTypes.endsAt }).from(couponTypes).where(eq(couponTypes.couponType, couponType))
  return type !== undefined && type.endsAt > now
}

/** The coupons that a membership gave. */
export async function couponsOfOrder(db: Querying, { orderId, memberId }: Pick<SvipRow, 'orderId' | 'memberId'>): Promise<string[]> {
  const { couponId, grantKey } = memberCoupons
  const own = and(eq(memberCoupons.memberId, memberId), like(grantKey, grantsOfOrder(orderId)))
  return (await db.select({ couponId }).from(memberCoupons).where(own)).map((row) => row.couponId)
}
