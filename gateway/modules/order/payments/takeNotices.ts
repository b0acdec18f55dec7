import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../../db/open'
import { payments } from '../../../db/schema'
import type { Bank, BankNotice } from '../../../providers/payment/bank'
import { afterTaken } from './afterTaken'
import { methodName } from './methodName'
import { takeRefund } from './sendRefunds'
import { takeFailed, takePaid } from './takePaid'
import { log } from '../../../kernel/log'

type Shop = { db: Db; bank: Bank; now: () => Date }
type No = { status: 401 | 404 | 422 | 500; code: string; message: string }

const FORGED: No = { status: 401, code: 'SIGNATURE', message: '签名不正确或已过期' }
const FAULT: No = { status: 500, code: 'FAULT', message: '暂时无法处理，请稍后再次通知' }

/**
 * Takes the bank's notifications. What is not signed, or signed long ago, is refused; what was told before is answered with 200 and
 * changes nothing. Anything but 200 makes the bank tell it again later.
 */
export function takeNotices(app: Hono, { db, bank, now }: Shop) {
  const { path, read, refusal } = bank.notices
  const small = bodyLimit({ maxSize: 16 << 10, onError: (context) => context.json(refusal('TOO_LARGE', '通知过大'), 413) })
  app.post(path, small, async (context) => {
    const at = now()
    const body = await context.req.text()
    const no = await read({ body, header: (name) => context.req.header(name) }, at)
      .then((notice): No | undefined | Promise<No | undefined> => (notice ? takeNotice({ db, bank, notice, now: at }) : FORGED))
      .catch((error: unknown) => {
        log.error({ err: error }, '支付通知没有处理，等待再次通知')
        return FAULT
      })
    return no ? context.json(refusal(no.code, no.message), no.status) : context.json({ code: 'SUCCESS', done: true })
  })
}

async function takeNotice({ db, bank, notice, now }: { db: Db; bank: Bank; notice: BankNotice; now: Date }): Promise<No | undefined> {
  const { payId, noticeId } = notice
  const [payment] = await db
    .select({ orderCode: payments.orderCode, methodId: payments.methodId })
    .from(payments)
    .where(eq(payments.payId, payId))
  if (!payment) return { status: 404, code: 'NOT_FOUND', message: '没有找到这笔支付' }
  if (notice.about === 'refund') {
    await takeRefund(db, { ...notice, now })
    return undefined
  }
  if (notice.state === 'failed') {
    await takeFailed(db, { payId, noticeId, now })
    return undefined
  }
  const { amount, at: paidAt } = notice
  const taken = await takePaid(db, { payId, noticeId, amount, paidAt, methodName: methodName(bank, payment.methodId), now })
  if (taken === 'mismatch') return { status: 422, code: 'AMOUNT', message: '金额与订单不符' }
  await afterTaken(taken, { db, bank, orderCode: payment.orderCode, now })
  return undefined
}
