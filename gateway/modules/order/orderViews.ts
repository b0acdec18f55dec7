import { asc, desc, eq, inArray } from 'drizzle-orm'
import { OrderStatus, type Order, type OrderSummary } from '../../../src/contract/order'
import { maskPhone } from '../../kernel/maskPhone'
import { SEALED_PICTURE } from '../catalogue/sealing'
import type { Querying } from '../../db/open'
import { orderLines, parcelEvents, parcels, payments } from '../../db/schema'
import { deliveryName } from '../settlement/deliveries'
import { SHOP_NAME } from '../mall/shopName'
import type { StoredOrder } from './ownOrder'
import { prescriptionSkus, sealedCard } from './sealedNow'
import { servicePhone } from '../mall/servicePhone'

type Stage = (typeof parcelEvents.$inferSelect)['stage']
type Newest = { stage: Stage; text: string }

/** What a list shows of orders, in the order given. */
export async function orderSummaries(db: Querying, found: readonly StoredOrder[]): Promise<OrderSummary[]> {
  if (found.length === 0) return []
  const orderCodes = found.map(({ orderCode }) => orderCode)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderCode, orderCodes)).orderBy(asc(orderLines.position))
  const newest = await newestEvents(db, orderCodes)
  const sealed = await prescriptionSkus(
    db,
    lines.map(({ skuCode }) => skuCode),
  )
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
        card: sealed.has(skuCode) ? sealedCard(card) : card,
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
  const sealed = await prescriptionSkus(
    db,
    order.gifts.map(({ skuCode }) => skuCode),
  )
  const money = await db
    .select({ state: payments.state, refundFailedAt: payments.refundFailedAt })
    .from(payments)
    .where(eq(payments.orderCode, order.orderCode))
  return {
    ...summary,
    consigneeName: order.consigneeName,
    consigneePhone: maskPhone(order.consigneePhone),
    addressText: order.addressText,
    deliveryName: deliveryName(order.deliveryId),
    note: order.note,
    gifts: order.gifts.map(({ type, skuCode, name, specification, quantity, productImageUrl }) => ({
      type,
      name,
      specification,
      quantity,
      productImageUrl: sealed.has(skuCode) ? SEALED_PICTURE : productImageUrl,
    })),
    goods: order.goods,
    promotion: order.promotion,
    coupon: order.coupon,
    freight: order.freight,
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentName: order.paymentName,
    cancelReason: order.cancelReason,
    refundText: refundText(order, money, await servicePhone(db)),
    prescriptionId: order.prescriptionId,
    serverTime: now.toISOString(),
  }
}

/** Days within which service has sent the money that the provider could not send back, or has called. */
const BY_HAND_DAYS = 7
const DAY = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', month: 'long', day: 'numeric' })

type Money = Pick<typeof payments.$inferSelect, 'state' | 'refundFailedAt'>

function refundText({ status, refundedAt }: StoredOrder, money: readonly Money[], servicePhone: string | undefined): string | null {
  const failed = money.find(({ state, refundFailedAt }) => state === 'refunding' && refundFailedAt !== null)?.refundFailedAt
  if (failed) {
    const until = DAY.format(new Date(failed.getTime() + BY_HAND_DAYS * 24 * 3600_000))
    return `款项未能原路退回，正由客服人工退款，最晚${until}前退到您的账户或与您联系${servicePhone === undefined ? '' : `。您也可以致电 ${servicePhone}`}`
  }
  const isOnItsWay = money.some(({ state }) => state === 'refunding')
  if (status !== OrderStatus.cancelled) return isOnItsWay ? '重复支付的款项正在原路退回，订单不受影响' : null
  if (isOnItsWay) return '退款处理中，款项将原路退回'
  return refundedAt !== null || money.some(({ state }) => state === 'refunded') ? '已退款，款项原路退回付款账户' : null
}
