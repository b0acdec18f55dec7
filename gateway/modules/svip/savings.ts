import { and, eq, gte, inArray, like, lt, ne } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { SvipDiscount } from '../../../src/contract/svip'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { couponTypes, memberCoupons } from '../coupon/schema'
import { orderLines, orders } from '../purchase/schema'
import { SVIP_GRANTS } from './giveMonthly'

type Period = { memberId: string; from: Date; to: Date }
type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect

/**
 * What a membership saved on orders that were paid from a moment until another, the newest first: reckoned from the orders themselves, so that it
 * is what was paid. What went back with goods is not saved.
 */
export async function savingsOf(db: Querying, { memberId, from, to }: Period): Promise<SvipDiscount[]> {
  const paid = and(gte(orders.paidAt, from), lt(orders.paidAt, to), ne(orders.status, OrderStatus.cancelled))
  const found = await db
    .select({ order: orders, couponName: couponTypes.name })
    .from(orders)
    .leftJoin(memberCoupons, and(eq(memberCoupons.couponId, orders.couponId), like(memberCoupons.grantKey, SVIP_GRANTS)))
    .leftJoin(couponTypes, eq(couponTypes.couponType, memberCoupons.couponType))
    .where(and(eq(orders.memberId, memberId), paid))
  const held = found.filter(({ order, couponName }) => order.memberOff > 0 || order.memberFreight > 0 || couponName !== null)
  if (held.length === 0) return []
  const codes = held.map(({ order }) => order.orderCode)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderCode, codes)).orderBy(orderLines.position)
  return held
    .sort((one, other) => timeOf(other.order) - timeOf(one.order))
    .flatMap(({ order, couponName }) => ofOrder(order, lines.filter(({ orderCode }) => orderCode === order.orderCode), couponName)) // prettier-ignore
}

const timeOf = ({ paidAt }: OrderRow) => paidAt?.getTime() ?? 0

/** Cents of what was saved. */
export const sumOf = (savings: readonly Pick<SvipDiscount, 'amount'>[]) => savings.reduce((sum, { amount }) => sum + amount, 0)

function ofOrder(order: OrderRow, lines: readonly LineRow[], couponName: string | null): SvipDiscount[] {
  const on = shopDate(order.paidAt ?? order.createdAt)
  const kept = lines.filter(({ quantity, refundedQuantity }) => quantity > refundedQuantity)
  const off = kept.reduce(
    (sum, { memberOff, quantity, refundedQuantity }) => sum + Math.floor((memberOff * (quantity - refundedQuantity)) / quantity),
    0,
  )
  const parts = [
    { key: 'price', title: '会员价优惠', amount: off },
    { key: 'freight', title: 'SVIP 免运费', amount: kept.length > 0 ? order.memberFreight : 0 },
    { key: 'coupon', title: `专享券 ${couponName ?? ''}`, amount: couponName === null ? 0 : couponLeft(order, lines) },
  ]
  const about = aboutOf(kept)
  return parts.flatMap(({ key, title, amount }) => (amount > 0 ? [{ id: `${order.orderCode}-${key}`, title, about, amount, on }] : []))
}

/** A coupon's share of what was not given back. */
function couponLeft({ coupon, freightOff }: OrderRow, lines: readonly LineRow[]): number {
  const paid = lines.reduce((sum, { net, coins, insured }) => sum + (net ?? 0) + coins + insured, 0)
  const back = lines.reduce((sum, one) => sum + one.refunded + one.refundedCoins + one.refundedInsured, 0)
  return paid === 0 ? coupon + freightOff : Math.floor(((coupon + freightOff) * (paid - back)) / paid)
}

/** What the membership gives nothing on is not named. */
function aboutOf(lines: readonly LineRow[]): string {
  const named = lines.filter(({ card }) => card.mark !== 'rx')
  const count = named.reduce((sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity, 0)
  const name = named[0]?.card.name ?? '商品'
  return count > 1 ? `${name}等 ${count} 件` : name
}
