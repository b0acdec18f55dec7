import { and, asc, eq, inArray, isNotNull, isNull, like, lte, or } from 'drizzle-orm'
import { Carrier } from '../../../src/contract/order'
import { maskPhone } from '../../kernel/maskPhone'
import { orders, parcels, payments } from '../../db/schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { nextAttempt, type Backoff } from '../../kernel/backoff'
import { faultText } from '../../kernel/faultText'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'

const BATCH = 50
/** WeChat learns of a payment minutes after the shop, and wants to be told within days. */
const BACKOFF: Backoff = { first: 60_000, cap: 3600_000, until: 7 * 24 * 3600_000 }

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
  const isNext = or(eq(payments.shippingAttempts, 0), lte(payments.shippingNextAttemptAt, now))
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
        isNext,
      ),
    )
    .orderBy(asc(orders.shippedAt))
    .limit(BATCH)
  await forEach(
    due,
    '微信发货信息',
    async ({ payment: { payId, openId, shippingAttempts, shippingLastError }, phone, parcel, shippedAt }) => {
      if (openId === null) return
      const [attempts, own] = [shippingAttempts + 1, eq(payments.payId, payId)]
      const next = nextAttempt(BACKOFF, { attempts, since: shippedAt ?? now, now })
      const [mine] = await db
        .update(payments)
        .set({ shippingTriedAt: now, shippingAttempts: attempts, shippingNextAttemptAt: next })
        .where(and(own, eq(payments.shippingAttempts, shippingAttempts), isNull(payments.shippingToldAt)))
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
      try {
        if (await wechat.tellShipped(shipping)) await db.update(payments).set({ shippingToldAt: now, shippingLastError: null }).where(own)
        else if (next === null) throw new Error('WeChat does not know the payment')
      } catch (error) {
        logFailedAttempt({ what: `支付 ${payId} 的微信发货信息`, err: error, hasFailedBefore: shippingLastError !== null, next })
        await db
          .update(payments)
          .set({ shippingLastError: faultText(error) })
          .where(own)
      }
    },
  )
}
