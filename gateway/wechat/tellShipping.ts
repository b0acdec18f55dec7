import { and, asc, eq, inArray, isNotNull, isNull, like, lte, or } from 'drizzle-orm'
import { Carrier } from '../../src/contract/order'
import { maskPhone } from '../account/maskPhone'
import { orders, parcels, payments } from '../db/schema'
import { forEach, type Job } from '../jobs/job'

const BATCH = 50
/** Milliseconds between two tries. */
const AGAIN = 60_000

/** WeChat's words for the carriers (获取运力 id 列表). */
const COMPANIES: Readonly<Record<number, string>> = {
  [Carrier.ems]: 'EMS',
  [Carrier.sf]: 'SF',
  [Carrier.yto]: 'YTO',
  [Carrier.zto]: 'ZTO',
  [Carrier.yunda]: 'YUNDA',
}

/** Tells WeChat of the parcels of what was paid in the mini-program: until it knows, it keeps the money. */
export const tellShipping: Job = async ({ db, outside: { wechat }, now }) => {
  const untried = or(isNull(payments.shippingTriedAt), lte(payments.shippingTriedAt, new Date(now.getTime() - AGAIN)))
  const due = await db
    .select({ payment: payments, phone: orders.consigneePhone, parcel: parcels, shippedAt: orders.shippedAt })
    .from(payments)
    .innerJoin(orders, eq(orders.orderCode, payments.orderCode))
    .innerJoin(parcels, eq(parcels.orderCode, orders.orderCode))
    .where(
      and(
        inArray(payments.state, ['paid']),
        like(payments.payer, 'mini:%'),
        isNotNull(payments.openId),
        isNotNull(orders.shippedAt),
        isNull(payments.shippingToldAt),
        untried,
      ),
    )
    .orderBy(asc(orders.shippedAt))
    .limit(BATCH)
  await forEach(due, '微信发货信息', async ({ payment: { payId, openId, shippingTriedAt }, phone, parcel, shippedAt }) => {
    if (openId === null) return
    const asBefore = shippingTriedAt === null ? isNull(payments.shippingTriedAt) : eq(payments.shippingTriedAt, shippingTriedAt)
    const [mine] = await db
      .update(payments)
      .set({ shippingTriedAt: now })
      .where(and(eq(payments.payId, payId), asBefore, isNull(payments.shippingToldAt)))
      .returning({ payId: payments.payId })
    if (!mine) return
    const { carrier, trackingNumber } = parcel
    const shipping = {
      payId,
      openId,
      trackingNumber,
      company: COMPANIES[carrier] ?? 'OTHERS',
      receiver: maskPhone(phone),
      at: shippedAt ?? now,
    }
    if (await wechat.tellShipped(shipping)) await db.update(payments).set({ shippingToldAt: now }).where(eq(payments.payId, payId))
  })
}
