import { asc, desc, eq, inArray } from 'drizzle-orm'
import { OrderStatus, type Order, type OrderSummary } from '../../../src/contract/order'
import { maskPhone } from '../../account/maskPhone'
import type { Querying } from '../../db/open'
import { orderLines, parcelEvents, parcels, payments } from '../../db/schema'
import { deliveryName } from '../settle/deliveries'
import { SHOP_NAME } from '../shopName'
import type { StoredOrder } from './ownOrder'

type Stage = (typeof parcelEvents.$inferSelect)['stage']
type Newest = { stage: Stage; text: string }

/** What a list shows of orders, in the order given. */
export async function orderSummaries(db: Querying, found: readonly StoredOrder[]): Promise<OrderSummary[]> {
  if (found.length === 0) return []
  const orderCodes = found.map(({ orderCode }) => orderCode)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderCode, orderCodes)).orderBy(asc(orderLines.position))
  const newest = await newestEvents(db, orderCodes)
  return found.map((order) => {
    const own = lines.filter(({ orderCode }) => orderCode === order.orderCode)
    const isOnItsWay = order.status !== OrderStatus.cancelled && order.status !== OrderStatus.toPay
    const latest = isOnItsWay ? newest.get(order.orderCode) : undefined
    return {
      orderCode: order.orderCode,
      shopName: SHOP_NAME,
      patientName: order.patientName,
      status: order.status,
      statusText: statusText(order, latest),
      lines: own.map(({ lineId, card, skuCode, combineName, specification, quantity, salePrice, total }) => ({
        lineId,
        card,
        skuCode,
        combineName,
        specification,
        quantity,
        salePrice,
        total,
      })),
      count: own.reduce((sum, { quantity }) => sum + quantity, 0),
      payable: order.payable,
      createdAt: order.createdAt.toISOString(),
      expiresAt: order.status === OrderStatus.toPay ? order.expiresAt.toISOString() : null,
      latest: latest?.text ?? null,
    }
  })
}

/** The newest word about each order's parcel. */
async function newestEvents(db: Querying, orderCodes: string[]): Promise<Map<string, Newest>> {
  const rows = await db
    .selectDistinctOn([parcels.orderCode], { orderCode: parcels.orderCode, stage: parcelEvents.stage, text: parcelEvents.text })
    .from(parcels)
    .innerJoin(parcelEvents, eq(parcelEvents.trackingNumber, parcels.trackingNumber))
    .where(inArray(parcels.orderCode, orderCodes))
    .orderBy(parcels.orderCode, desc(parcelEvents.position))
  return new Map(rows.map(({ orderCode, stage, text }) => [orderCode, { stage, text }]))
}

const STATUS_TEXTS: Record<number, string> = {
  [OrderStatus.toPay]: '待付款',
  [OrderStatus.toShip]: '待发货',
  [OrderStatus.shipped]: '运输中',
  [OrderStatus.completed]: '已完成',
  [OrderStatus.cancelled]: '已取消',
}
const STAGE_TEXTS: Partial<Record<Stage, string>> = { delivering: '派送中', signed: '已签收' }

const statusText = ({ status }: StoredOrder, latest: Newest | undefined) =>
  (status === OrderStatus.shipped && latest && STAGE_TEXTS[latest.stage]) || (STATUS_TEXTS[status] ?? '未知状态')

/** One order with everything its page shows. The phone is masked (SECURITY, E19). */
export async function orderOf(db: Querying, order: StoredOrder, now: Date): Promise<Order> {
  const [summary] = await orderSummaries(db, [order])
  if (!summary) throw new Error(`Order ${order.orderCode} has no summary`)
  const money = await db.select({ state: payments.state }).from(payments).where(eq(payments.orderCode, order.orderCode))
  return {
    ...summary,
    consigneeName: order.consigneeName,
    consigneePhone: maskPhone(order.consigneePhone),
    addressText: order.addressText,
    deliveryName: deliveryName(order.deliveryId),
    note: order.note,
    gifts: order.gifts.map(({ type, name, specification, quantity, productImageUrl }) => ({
      type,
      name,
      specification,
      quantity,
      productImageUrl,
    })),
    goods: order.goods,
    promotion: order.promotion,
    coupon: order.coupon,
    freight: order.freight,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentName: order.paymentName,
    cancelReason: order.cancelReason,
    refundText: refundText(
      order,
      money.map(({ state }) => state),
    ),
    prescriptionId: order.prescriptionId,
    serverTime: now.toISOString(),
  }
}

function refundText({ status, refundedAt }: StoredOrder, states: ReadonlyArray<(typeof payments.$inferSelect)['state']>): string | null {
  if (status !== OrderStatus.cancelled) return null
  if (states.includes('refunding')) return '退款处理中，款项将原路退回'
  return refundedAt !== null || states.includes('refunded') ? '已退款，款项原路退回付款账户' : null
}
