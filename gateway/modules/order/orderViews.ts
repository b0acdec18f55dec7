import { asc, desc, eq, sql } from 'drizzle-orm'
import { OrderStatus, type Order, type OrderSummary } from '../../../src/contract/order'
import { maskPhone } from '../../lib/maskPhone'
import { SEALED_PICTURE } from '../catalogue/sealing'
import type { Querying } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { prepared } from '../../db/prepared'
import { isPaidByPolicy } from '../benefit/paidByPolicy'
import { patientOf } from '../purchase/patientOf'
import { orderLines, orders, parcelEvents } from '../purchase/schema'
import { payments, refundClosings, refunds } from '../pay/schema'
import { staff } from '../../kernel/work/schema'
import { arrivalText, deliveryName } from '../delivery/deliveries'
import { earningsOf } from '../earning/earningsOf'
import { shopOf } from '../../kernel/shop'
import { afterSalesOf, type AfterSales } from './afterSales'
import type { StoredOrder } from './ownOrder'
import { prescriptionSkus, sealedCard } from './sealedNow'
import { servicePhone } from '../../kernel/licences'
import { paymentsOf } from '../pay/paymentsOf'
import { toReviewOf } from './toReview'
import { refundText } from './refundText'
import { reviewsOf } from './reviewOrder'
import { subjectOfOrder } from './subjectOfOrder'
import { nameForShopper } from '../staff/nameForShopper'

type Stage = (typeof parcelEvents.$inferSelect)['stage']
type Newest = { stage: Stage; text: string }

/** What a summary shows around an order: its lines, which of them are prescription drugs today, and the newest word of its parcel. */
export const SUMMARIZED = {
  lines: {
    orderBy: asc(orderLines.position),
    with: { packing: { columns: { skuCode: true }, with: { product: { columns: { mark: true } } } } },
  },
  parcel: {
    columns: { orderCode: true },
    with: { events: { columns: { stage: true, text: true }, orderBy: desc(parcelEvents.position), limit: 1 } },
  },
} as const

const read = prepared((db) =>
  db.query.orders.findMany({ where: sql`${orders.orderCode} = any(${sql.placeholder('orderCodes')})`, with: SUMMARIZED }).prepare(''),
)
type Read = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

/** `now`: at which after-sales are told of; left out, they are not. */
type Opening = { db: Querying; ring: KeyRing; now?: Date }

/** Summaries of orders for a list, in the order given. */
export async function orderSummaries(opening: Opening, orderCodes: readonly string[]): Promise<OrderSummary[]> {
  if (orderCodes.length === 0) return []
  const found = new Map((await read(opening.db).execute({ orderCodes })).map((order) => [order.orderCode, order]))
  return summariesOf(
    opening,
    orderCodes.flatMap((orderCode) => found.get(orderCode) ?? []),
  )
}

/** Summaries of orders that were read with what is `SUMMARIZED`. */
export async function summariesOf({ db, ring, now }: Opening, rows: readonly Read[]): Promise<OrderSummary[]> {
  const { sellerName } = await shopOf(db)
  const reviews = await reviewsOf(db, rows)
  const afterSales = now && (await afterSalesOf(db, rows, now))
  const toReview = now && (await toReviewOf(db, rows, now))
  return rows.map((order) => {
    const { orderCode } = order
    const around = { patientName: patientOf(ring, order), shopName: sellerName, review: reviews.get(orderCode) ?? null }
    return summaryOf(order, { ...around, afterSales: afterSales?.get(orderCode), toReview: toReview?.get(orderCode) })
  })
}

type Around = Pick<OrderSummary, 'patientName' | 'shopName' | 'review'> & {
  afterSales: AfterSales | undefined
  toReview: string[] | undefined
}

function summaryOf(order: Read, { patientName, shopName, review, afterSales, toReview }: Around): OrderSummary {
  const latest = isOnItsWay(order) ? order.parcel?.events[0] : undefined
  return {
    orderCode: order.orderCode,
    shopName,
    patientName,
    status: order.status,
    statusText: statusText(order, latest),
    lines: order.lines.map(({ lineId, card, packing, skuCode, combineName, specification, quantity, salePrice, total, ...line }) => ({
      lineId,
      card: isPrescription(packing) ? sealedCard(card) : card,
      skuCode,
      combineName,
      specification,
      quantity,
      salePrice,
      total,
      giftType: line.giftType,
      assortOff: line.assortOff,
    })),
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payable: order.payable,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.status === OrderStatus.toPay ? order.expiresAt.toISOString() : null,
    review,
    latest: latest?.text ?? null,
    ...(afterSales && { afterSales }),
    ...(toReview && { toReview }),
  }
}

const isOnItsWay = ({ status }: Pick<StoredOrder, 'status'>) =>
  status === OrderStatus.toShip || status === OrderStatus.shipped || status === OrderStatus.completed

/** Whether a line's packing is a prescription drug's at this moment; null where the catalogue no longer has it, which Drizzle's type does not know. */
const isPrescription = (packing: Read['lines'][number]['packing'] | null) => packing?.product.mark === 'rx'

const STATUS_TEXTS: Record<number, string> = {
  [OrderStatus.inReview]: '药师审方中',
  [OrderStatus.toPay]: '待付款',
  [OrderStatus.toShip]: '待发货',
  [OrderStatus.shipped]: '运输中',
  [OrderStatus.completed]: '已完成',
  [OrderStatus.cancelled]: '已取消',
}
const STAGE_TEXTS: Partial<Record<Stage, string>> = { delivering: '派送中', signed: '已签收' }

export const statusName = (status: number) => STATUS_TEXTS[status] ?? '未知状态'
const statusText = ({ status }: Pick<StoredOrder, 'status'>, latest: Newest | undefined) =>
  (status === OrderStatus.shipped && latest && STAGE_TEXTS[latest.stage]) || statusName(status)

/** Whether an order is still to arrive. */
const isAwaited = ({ status, signedAt }: StoredOrder) =>
  status === OrderStatus.toPay || status === OrderStatus.toShip || (status === OrderStatus.shipped && signedAt === null)

/** One order with everything its page shows. The phone is masked (SECURITY, E19). */
export async function orderOf({ db, ring, now }: Opening & { now: Date }, order: StoredOrder): Promise<Order> {
  const [summary] = await orderSummaries({ db, ring, now }, [order.orderCode])
  if (!summary) throw new Error(`Order ${order.orderCode} has no summary`)
  const sealed = await prescriptionSkus(
    db,
    order.gifts.map(({ skuCode }) => skuCode),
  )
  const asked = await db
    .select({
      state: refunds.state,
      amount: refunds.amount,
      failedAt: refunds.failedAt,
      key: refunds.idempotencyKey,
      byHand: refundClosings.way,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .leftJoin(refundClosings, eq(refundClosings.refundNumber, refunds.refundNumber))
    .where(paymentsOf(subjectOfOrder(order.orderCode)))
  return {
    ...summary,
    consigneeName: order.consigneeName,
    consigneePhone: maskPhone(order.consigneePhone),
    addressText: order.addressText,
    deliveryName: deliveryName(order.deliveryId),
    arrivalText: isAwaited(order) ? arrivalText(order.deliveryId, { paidAt: order.paidAt ?? now, now }) : null,
    note: order.note,
    gifts: order.gifts.map(({ type, skuCode, name, specification, quantity, productImageUrl }) => ({
      type,
      name,
      specification,
      quantity,
      productImageUrl: sealed.has(skuCode) ? SEALED_PICTURE : productImageUrl,
    })),
    goods: order.goods,
    memberOff: order.memberOff,
    promotion: order.promotion,
    coupon: order.coupon,
    coins: order.coins,
    insured: order.insured,
    isByPolicy: order.insured > 0 && (await isPaidByPolicy(db, order.orderCode)),
    ...(await earningsOf(db, order)),
    freight: order.freight,
    freightOff: order.freightOff,
    memberFreight: order.memberFreight,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentName: order.paymentName,
    cancelReason: order.cancelReason,
    refundText: refundText(order, asked, await servicePhone(db)),
    prescriptionId: order.prescriptionId,
    check: await checkOf(db, order),
    serverTime: now.toISOString(),
  }
}

/** Who checked it before it is sent; not shown of an order that was sent before orders were checked here. */
async function checkOf(db: Querying, { checkedAt, checkedBy, checkRefusal }: StoredOrder): Promise<Order['check']> {
  if (checkedAt === null || checkedBy === null || checkRefusal !== null) return null
  const [found] = await db
    .select({ name: staff.name, isDemonstration: staff.isDemonstration })
    .from(staff)
    .where(eq(staff.staffId, checkedBy))
  return found ? { at: checkedAt.toISOString(), by: nameForShopper(found) } : null
}
