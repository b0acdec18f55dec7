import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { CARRIER_NAMES } from '../../src/contract/order'
import { yuan } from '../../src/lib/money'
import { orders, parcels, wechatAcceptances } from '../db/schema'
import { forEach, type Job } from '../jobs/job'
import { switchOf } from '../preference/switches'

const BATCH = 50
/** Milliseconds before a message that could not be handed over is tried again; given up an hour after it was allowed to be sent. */
const AGAIN = 60_000
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
  const untried = or(isNull(wechatAcceptances.triedAt), lte(wechatAcceptances.triedAt, new Date(now.getTime() - AGAIN)))
  const due = await db
    .select({ acceptance: wechatAcceptances, order: orders, parcel: parcels })
    .from(wechatAcceptances)
    .innerJoin(orders, eq(orders.orderCode, wechatAcceptances.orderCode))
    .leftJoin(parcels, eq(parcels.orderCode, orders.orderCode))
    .where(and(isNull(wechatAcceptances.usedAt), isDue, untried))
    .orderBy(asc(wechatAcceptances.acceptedAt))
    .limit(BATCH)
  await forEach(due, '微信通知', async ({ acceptance: { orderCode, scene, memberId, openId, triedAt }, order, parcel }) => {
    const own = and(eq(wechatAcceptances.orderCode, orderCode), eq(wechatAcceptances.scene, scene))
    const asBefore = triedAt === null ? isNull(wechatAcceptances.triedAt) : eq(wechatAcceptances.triedAt, triedAt)
    const [mine] = await db
      .update(wechatAcceptances)
      .set({ triedAt: now })
      .where(and(own, asBefore, isNull(wechatAcceptances.usedAt)))
      .returning({ orderCode: wechatAcceptances.orderCode })
    if (!mine) return
    const at = (scene === 'paid' ? order.paidAt : order.shippedAt) ?? now
    const words = {
      orderCode,
      amount: `¥${yuan(order.payable)}`,
      time: TIME.format(at),
      shop: '青禾健康',
      ...(parcel && { carrier: CARRIER_NAMES[parcel.carrier] ?? '快递', trackingNumber: parcel.trackingNumber }),
    }
    if ((await switchOf(db, memberId, 'pushOrder')).isOn)
      await wechat.sendMessage({ scene, openId, page: `${ORDER_PAGE}?orderCode=${orderCode}`, words })
    await db.update(wechatAcceptances).set({ usedAt: now }).where(own)
  })
}
