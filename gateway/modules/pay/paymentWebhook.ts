import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { payments } from './schema'
import type { PaymentProvider, PaymentNotification } from '../../providers/payment/paymentProvider'
import { afterPayment } from './afterPayment'
import { methodName } from './methodName'
import { recordRefund } from './sendRefunds'
import { recordFailed, recordPaid } from './recordPaid'
import { subjectOf } from './subject'
import { log } from '../../lib/log'

type Shop = { db: Db; ring: KeyRing; bank: PaymentProvider; now: () => Date }
type WebhookError = { status: 401 | 404 | 422 | 500; code: string; message: string }

const BAD_SIGNATURE: WebhookError = { status: 401, code: 'SIGNATURE', message: '签名不正确或已过期' }
const FAULT: WebhookError = { status: 500, code: 'FAULT', message: '暂时无法处理，请稍后再次通知' }

/**
 * The webhook of payments: takes the provider's notifications. What is not signed, or signed long ago, is refused; what was told before is answered with 200 and
 * changes nothing. Anything but 200 makes the bank tell it again later.
 */
export function paymentWebhook(app: Hono, { db, ring, bank, now }: Shop) {
  const { path, read, errorBody } = bank.webhook
  const small = bodyLimit({ maxSize: 16 << 10, onError: (context) => context.json(errorBody('TOO_LARGE', '通知过大'), 413) })
  app.post(path, small, async (context) => {
    const at = now()
    const body = await context.req.text()
    const failure = await read({ body, header: (name) => context.req.header(name) }, at)
      .then((notice): WebhookError | undefined | Promise<WebhookError | undefined> =>
        notice ? handleNotification({ db, ring, bank, notice, now: at }) : BAD_SIGNATURE,
      )
      .catch((error: unknown) => {
        log.error({ err: error }, '支付通知没有处理，等待再次通知')
        return FAULT
      })
    return failure ? context.json(errorBody(failure.code, failure.message), failure.status) : context.json({ code: 'SUCCESS', done: true })
  })
}

async function handleNotification({
  db,
  ring,
  bank,
  notice,
  now,
}: {
  db: Db
  ring: KeyRing
  bank: PaymentProvider
  notice: PaymentNotification
  now: Date
}): Promise<WebhookError | undefined> {
  const { payId, noticeId } = notice
  const [payment] = await db.select().from(payments).where(eq(payments.payId, payId))
  if (!payment) return { status: 404, code: 'NOT_FOUND', message: '没有找到这笔支付' }
  if (notice.about === 'refund') {
    await recordRefund(db, { ...notice, now })
    return undefined
  }
  if (notice.state === 'failed') {
    await recordFailed(db, { payId, noticeId, now })
    return undefined
  }
  const { amount, at: paidAt } = notice
  const taken = await recordPaid(db, { ring, payId, noticeId, amount, paidAt, methodName: methodName(bank, payment.methodId), now })
  if (taken === 'mismatch') return { status: 422, code: 'AMOUNT', message: '金额与订单不符' }
  await afterPayment(taken, { db, ring, bank, subject: subjectOf(payment), now })
  return undefined
}
