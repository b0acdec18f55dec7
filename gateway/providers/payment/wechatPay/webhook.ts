import * as z from 'zod/mini'
import type { PaymentNotification, Webhook } from '../paymentProvider'
import type { Connection } from './connection'
import { verifySignature } from './verifySignature'
import type { Merchant } from './merchant'
import { refundStateIn } from './refundState'
import { opened, Sealed } from './sealed'
import { answerIn, Transaction } from './transaction'
import { log } from '../../../lib/log'

const Notice = z.object({ id: z.string(), event_type: z.string(), create_time: z.optional(z.string()), resource: Sealed })
const Refund = z.looseObject({
  mchid: z.string(),
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_status: z.string(),
})

/**
 * Reads WeChat Pay's notifications. What is not signed by it, not fresh, not sealed with our APIv3 key or not about our merchant
 * number, apps and currency counts as forged; what only probes whether we look (`WECHATPAY/SIGNTEST/…`) does, too.
 */
export const wechatNotices = (merchant: Merchant, { keys }: Connection): Webhook => ({
  path: '/notify/wechat',
  errorBody: (_code, message) => ({ code: 'FAIL', message }),
  read: async (sent, now) => {
    if (!(await verifySignature(sent, keys, now))) return undefined
    try {
      return noticeIn(sent.body, merchant, now)
    } catch (error) {
      log.error({ err: error }, '微信支付通知无法识别，未处理')
      return undefined
    }
  },
})

function noticeIn(body: string, merchant: Merchant, now: Date): PaymentNotification | undefined {
  const { id: noticeId, event_type, resource } = Notice.parse(JSON.parse(body))
  const told: unknown = JSON.parse(opened(merchant.apiV3Key, resource))
  if (event_type.startsWith('REFUND.')) {
    const { mchid, out_trade_no: payId, out_refund_no: refundId, refund_status } = Refund.parse(told)
    if (mchid !== merchant.mchid) throw new Error(`A refund of merchant ${mchid} was told to ${merchant.mchid}`)
    return { about: 'refund', noticeId, payId, refundId, state: refundStateIn(refund_status) }
  }
  const transaction = Transaction.parse(told)
  const { state, amount, paidAt } = answerIn(transaction, merchant)
  if (state !== 'paid' && state !== 'failed') throw new Error(`A notification of ${event_type} says ${transaction.trade_state}`)
  return { about: 'payment', noticeId, payId: transaction.out_trade_no, amount, state, at: paidAt ?? now }
}
