import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { CARRIER_NAMES } from '../../../src/contract/order'
import { yuan } from '../../../src/lib/money'
import { orders, parcels, wechatAcceptances } from '../../db/schema'
import { forEach, type Job } from '../../kernel/jobs/job'
import { nextAttempt, type Backoff } from '../../kernel/backoff'
import { faultText } from '../../kernel/faultText'
import { logFailedAttempt } from '../../kernel/logFailedAttempt'
import { switchOf } from '../preference/switches'

const BATCH = 50
/** Given up an hour after it was due: news of a payment that old only puzzles. */
const BACKOFF: Backoff = { first: 60_000, cap: 15 * 60_000, until: 3600_000 }
/** The order's page in the mini-program; a test holds it against the route table. */
export const ORDER_PAGE = 'features/order/pages/detail/index'

const TIME = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'short' })

/**
 * Sends the messages that members allowed, once each, when the order is paid or on its way. WeChat takes an allowed message only once,
 * so that a repeated one after a lost answer cannot arrive twice. Whoever switched order notifications off in the shop gets none.
 */
export const sendAccepted: Job = async ({ db, outside: { wechat }, now }) => {
  if (wechat.templates.length === 0) return
  const isDue = or(
    and(eq(wechatAcceptances.scene, 'paid'), isNotNull(orders.paidAt)),
    and(eq(wechatAcceptances.scene, 'shipped'), isNotNull(orders.shippedAt)),
  )
  const isNext = or(eq(wechatAcceptances.attempts, 0), lte(wechatAcceptances.nextAttemptAt, now))
  const due = await db
    .select({ acceptance: wechatAcceptances, order: orders, parcel: parcels })
    .from(wechatAcceptances)
    .innerJoin(orders, eq(orders.orderCode, wechatAcceptances.orderCode))
    .leftJoin(parcels, eq(parcels.orderCode, orders.orderCode))
    .where(and(isNull(wechatAcceptances.usedAt), isDue, isNext))
    .orderBy(asc(wechatAcceptances.acceptedAt))
    .limit(BATCH)
  await forEach(due, '微信通知', async ({ acceptance, order, parcel }) => {
    const { orderCode, scene, memberId, openId, acceptedAt, lastError } = acceptance
    const own = and(eq(wechatAcceptances.orderCode, orderCode), eq(wechatAcceptances.scene, scene))
    const at = (scene === 'paid' ? order.paidAt : order.shippedAt) ?? now
    const attempts = acceptance.attempts + 1
    const next = nextAttempt(BACKOFF, { attempts, since: at > acceptedAt ? at : acceptedAt, now })
    const [mine] = await db
      .update(wechatAcceptances)
      .set({ triedAt: now, attempts, nextAttemptAt: next })
      .where(and(own, eq(wechatAcceptances.attempts, acceptance.attempts), isNull(wechatAcceptances.usedAt)))
      .returning({ orderCode: wechatAcceptances.orderCode })
    if (!mine) return
    const words = {
      orderCode,
      amount: `¥${yuan(order.payable)}`,
      time: TIME.format(at),
      shop: '青禾健康',
      ...(parcel && { carrier: CARRIER_NAMES[parcel.carrier] ?? '快递', trackingNumber: parcel.trackingNumber }),
    }
    try {
      if ((await switchOf(db, memberId, 'pushOrder')).isOn)
        await wechat.sendMessage({ scene, openId, page: `${ORDER_PAGE}?orderCode=${orderCode}`, words })
      await db.update(wechatAcceptances).set({ usedAt: now, lastError: null }).where(own)
    } catch (error) {
      logFailedAttempt({ what: `订单 ${orderCode} 的微信通知`, err: error, hasFailedBefore: lastError !== null, next })
      await db
        .update(wechatAcceptances)
        .set({ lastError: faultText(error) })
        .where(own)
    }
  })
}
