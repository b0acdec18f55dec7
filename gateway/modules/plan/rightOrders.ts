import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { RightOrder } from '../../../src/contract/plan'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { leftOf } from '../benefit/benefitInUse'
import { maskedInsured } from '../benefit/insuredName'
import { benefits, benefitUses } from '../benefit/schema'
import { orderSummaries } from '../order/orderViews'
import { parcelOf } from '../order/parcelOf'
import { orderLines, orders } from '../purchase/schema'
import { policies } from './schema'

type Opening = { db: Querying; ring: KeyRing }
type Asked = { memberId: string; page: number; size: number }

/** Orders that policies of a member's pay; the policy is his, and so is the order. */
const paidBy = (db: Querying, wanted: SQL | undefined) =>
  db
    .select({ order: orders, use: benefitUses, benefit: benefits, policyId: policies.id })
    .from(benefitUses)
    .innerJoin(benefits, eq(benefits.benefitId, benefitUses.benefitId))
    .innerJoin(policies, eq(policies.benefitId, benefits.benefitId))
    .innerJoin(orders, eq(orders.orderCode, benefitUses.orderCode))
    .where(wanted)
type Row = Awaited<ReturnType<typeof paidBy>>[number]

const ofMember = (memberId: string) => and(eq(policies.memberId, memberId), eq(orders.memberId, memberId))

/** One page of them, the newest first. */
export async function rightOrders(opening: Opening, { memberId, page, size }: Asked) {
  const { db } = opening
  const rows = await paidBy(db, ofMember(memberId))
    .orderBy(desc(orders.createdAt), desc(orders.orderCode))
    .limit(size)
    .offset((page - 1) * size)
  const [total] = await db
    .select({ hits: count() })
    .from(benefitUses)
    .innerJoin(policies, eq(policies.benefitId, benefitUses.benefitId))
    .innerJoin(orders, eq(orders.orderCode, benefitUses.orderCode))
    .where(ofMember(memberId))
  const hits = total?.hits ?? 0
  return paged(await viewsOf(opening, rows), { page, size, hits })
}

/** One of them. 404 of anybody else's, and of one that no policy pays. */
export async function rightOrder(opening: Opening, { memberId, orderCode }: { memberId: string; orderCode: string }): Promise<RightOrder> {
  const rows = await paidBy(opening.db, and(ofMember(memberId), eq(orders.orderCode, orderCode)))
  const [view] = await viewsOf(opening, rows)
  if (!view) throw notFound('这个权益订单')
  return view
}

async function viewsOf({ db, ring }: Opening, rows: readonly Row[]): Promise<RightOrder[]> {
  const codes = rows.map(({ order }) => order.orderCode)
  if (codes.length === 0) return []
  const summaries = new Map((await orderSummaries({ db, ring }, codes)).map((one) => [one.orderCode, one]))
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderCode, codes)).orderBy(asc(orderLines.position))
  return inTurn(rows, async ({ order, use, benefit, policyId }) => {
    const parcel = await parcelOf(db, order)
    const [latest] = parcel?.events ?? []
    return {
      ...{ orderCode: order.orderCode, policyId, planName: benefit.planName, insuredName: maskedInsured(ring, benefit) },
      products: lines.filter(({ orderCode }) => orderCode === order.orderCode).map(({ card, quantity }) => ({ name: card.name, quantity })),
      ...{ status: order.status, statusText: summaries.get(order.orderCode)?.statusText ?? '' },
      ...{ insured: use.cents - use.back, own: order.payable, left: leftOf(benefit), orderedAt: order.createdAt.toISOString() },
      parcel:
        parcel && latest ? { carrier: parcel.carrierName, trackingNumber: parcel.trackingNumber, text: latest.text, at: latest.at } : null,
    }
  })
}
