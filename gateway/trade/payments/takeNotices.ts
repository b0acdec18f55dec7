import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../db/open'
import { payments } from '../../db/schema'
import { NOTICE_HEADERS, type Bank } from '../../outside/bank'
import { afterTaken } from './afterTaken'
import { methodName } from './methodName'
import { NOTIFY_PATH } from './startPayment'
import { takeFailed, takePaid } from './takePaid'

type Shop = { db: Db; bank: Bank; now: () => Date }

/**
 * Takes the bank's notifications. What is not signed, or signed long ago, is refused; what was told before is answered with 200 and
 * changes nothing. Anything but 200 makes the bank tell it again later.
 */
export function takeNotices(app: Hono, { db, bank, now }: Shop) {
  const small = bodyLimit({ maxSize: 16 << 10, onError: (context) => context.json({ code: 'TOO_LARGE', message: '通知过大' }, 413) })
  app.post(NOTIFY_PATH, small, async (context) => {
    const at = now()
    const header = (name: keyof typeof NOTICE_HEADERS) => context.req.header(NOTICE_HEADERS[name])
    const notice = bank.read(
      { body: await context.req.text(), signature: header('signature'), timestamp: header('timestamp'), nonce: header('nonce') },
      at,
    )
    if (!notice) return context.json({ code: 'SIGNATURE', message: '签名不正确或已过期' }, 401)
    const { payId, noticeId, amount, at: paidAt } = notice
    const [payment] = await db
      .select({ orderCode: payments.orderCode, methodId: payments.methodId })
      .from(payments)
      .where(eq(payments.payId, payId))
    if (!payment) return context.json({ code: 'NOT_FOUND', message: '没有找到这笔支付' }, 404)
    if (notice.state === 'failed') {
      await takeFailed(db, { payId, noticeId, now: at })
      return context.json({ done: true })
    }
    const taken = await takePaid(db, { payId, noticeId, amount, paidAt, methodName: methodName(bank, payment.methodId), now: at })
    if (taken === 'mismatch') {
      console.error(`支付 ${payId} 的通知金额 ${amount} 与订单不符，未入账`)
      return context.json({ code: 'AMOUNT', message: '金额与订单不符' }, 422)
    }
    await afterTaken(taken, { db, bank, orderCode: payment.orderCode, now: at })
    return context.json({ done: true })
  })
}
