import { and, asc, eq, inArray, isNotNull, isNull, like, lte, or } from 'drizzle-orm'
import { Carrier } from '../../../src/contract/carriers'
import { DAY, HOUR, MINUTE } from '../../../src/lib/duration'
import { maskPhone } from '../../lib/maskPhone'
import { orders, parcels } from '../purchase/schema'
import { payments } from '../pay/schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { nextAttempt, type Backoff } from '../../lib/backoff'
import { faultText } from '../../lib/faultText'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'

const BATCH = 50
/** The first attempt is delayed: WeChat learns of a payment minutes after the shop, and requires the report within days. */
const BACKOFF: Backoff = { first: MINUTE, cap: HOUR, until: 7 * DAY }

/** WeChat's words for the carriers (获取运力 id 列表). */
const COMPANIES: Readonly<Record<number, string>> = {
  [Carrier.ems]: 'EMS',
  [Carrier.sf]: 'SF',
  [Carrier.yto]: 'YTO',
  [Carrier.zto]: 'ZTO',
  [Carrier.yunda]: 'YUNDA',
}

/** Sends the outbox of shipping notices: tells WeChat of the parcels of what was paid in the mini-program: until it knows, it keeps the money. */
export const reportShipping: Job = async ({ db, providers: { wechat }, now }) => {
  const isNext = or(eq(payments.shippingAttempts, 0), lte(payments.shippingNextAttemptAt, now))
  const due = await db
    .select({ payment: payments, phone: orders.consigneePhone, parcel: parcels, shippedAt: orders.shippedAt })
    .from(payments)
    .innerJoin(orders, eq(orders.orderCode, payments.subjectCode))
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
        if (await wechat.reportShipment(shipping))
          await db.update(payments).set({ shippingToldAt: now, shippingLastError: null }).where(own)
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
