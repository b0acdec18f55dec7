import * as z from 'zod/mini'
import { shopFormat } from '../../../../src/lib/time'
import { HttpError } from '../../../lib/httpError'
import type { PaymentProvider, OpenPayment, Payer, RefundState } from '../paymentProvider'
import { clientPayment } from './clientPayment'
import { connect } from './connection'
import { WechatFault, WechatUnreachable } from './fault'
import type { Ask, Merchant } from './merchant'
import { wechatNotices } from './webhook'
import { refundStateIn } from './refundState'
import { refusedOpening } from './refusedOpening'
import { answerIn, Transaction } from './transaction'
import { log } from '../../../lib/log'

export type WechatPayOptions = {
  merchant: Merchant
  ask: Ask
  now: () => Date
  /** The payer of a login code, in the mini-program or in the official account's pages: key and openid. */
  payerOf: (app: 'mini' | 'browser', code: string) => Promise<Payer>
  /** What the payer reads in WeChat. */
  shopName: () => Promise<string>
}

const METHODS = [
  { id: 'wechat', name: '微信支付', text: '推荐 · 零钱或银行卡付款', shared: false },
  { id: 'family', name: '找家人代付', text: '家人在微信里付款', shared: true },
] as const
/**
 * Grace period in milliseconds after the order's expiry: WeChat requires at least a minute between creating a payment and its expiry, and
 * the same expiry in each retry. The shop closes it before.
 */
const GRACE_MS = 90_000

/** WeChat Pay, APIv3: JSAPI in the mini-program and in WeChat's browser, H5 in any other mobile browser. */
export function openWechatPay({ merchant, ask, now, payerOf, shopName }: WechatPayOptions): PaymentProvider {
  const { mchid, appids, publicUrl } = merchant
  const connection = connect({ merchant, ask, now })
  const webhook = wechatNotices(merchant, connection)
  const own = `mchid=${mchid}`

  const appOf = ({ key }: Payer) => (key.startsWith('mini') ? appids.mini : (appids.browser ?? appids.mini))
  const prepay = async (payment: OpenPayment) => {
    const { payId, text, amount, payer, address, expiresAt } = payment
    const body = {
      appid: appOf(payer),
      mchid,
      description: `${await shopName()} ${text}`,
      out_trade_no: payId,
      time_expire: rfc3339(new Date(expiresAt.getTime() + GRACE_MS)),
      notify_url: `${publicUrl}${webhook.path}`,
      amount: { total: amount, currency: 'CNY' },
    }
    const isOwnCashier = payer.openId !== null
    const where = isOwnCashier
      ? { payer: { openid: payer.openId } }
      : { scene_info: { payer_client_ip: address.replace(/\/\d+$/, ''), h5_info: { type: 'Wap' } } }
    return connection.call({ method: 'POST', path: `/v3/pay/transactions/${isOwnCashier ? 'jsapi' : 'h5'}`, body: { ...body, ...where } })
  }

  return {
    methods: METHODS,
    hasSharedPage: false,
    webhook,
    payerOf: async ({ channel, code }) => {
      const app = channel === 'weapp' ? 'mini' : channel === 'wechat' ? 'browser' : undefined
      if (app === undefined) return { key: 'h5', openId: null }
      if (app === 'browser' && appids.browser === undefined)
        throw new HttpError(503, 'PROVIDER_OFF', '暂不支持在微信中打开的网页里付款，请在小程序或手机浏览器中付款')
      if (code === undefined) throw new HttpError(400, 'CODE_MISSING', '需要微信授权才能付款，请重试', { field: 'wechatCode' })
      return payerOf(app, code)
    },
    open: async (payment) => {
      // This connection is one merchant's own: what is another's to collect never lands with the shop.
      if (payment.collector !== null) throw new HttpError(503, 'PROVIDER_OFF', '微信支付还没有开通由保险公司收款，暂时不能在线支付')
      try {
        const { prepay_id, h5_url } = Prepaid.parse(await prepay(payment))
        if (prepay_id) return { payUrl: '', wechat: clientPayment(merchant, appOf(payment.payer), prepay_id, now()) }
        if (!h5_url) throw new WechatUnreachable('WeChat Pay named neither a payment nor a page')
        return { payUrl: returning(h5_url, payment.returnUrl && `${publicUrl}${payment.returnUrl}`), wechat: null }
      } catch (error) {
        log.error({ err: error }, `${payment.text} 的微信支付没有打开`)
        throw refusedOpening(error)
      }
    },
    query: async (payId) => {
      const found = await unless(
        'ORDER_NOT_EXIST',
        connection.call({ method: 'GET', path: `/v3/pay/transactions/out-trade-no/${payId}?${own}` }),
      )
      if (found === undefined) return { state: 'unknown', amount: 0, paidAt: null }
      const transaction = Transaction.parse(found)
      if (transaction.out_trade_no !== payId) throw new Error(`Asked for payment ${payId}, told of ${transaction.out_trade_no}`)
      return answerIn(transaction, merchant)
    },
    close: async (payId) => {
      const closing = connection.call({ method: 'POST', path: `/v3/pay/transactions/out-trade-no/${payId}/close`, body: { mchid } })
      // Paid, closed or never opened: nothing is left to close.
      await unless('ORDERPAID,ORDER_CLOSED,ORDER_NOT_EXIST,ORDERNOTEXIST', closing)
    },
    refund: async ({ payId, amount, total, refundId, reason }) => {
      const body = {
        out_trade_no: payId,
        out_refund_no: refundId,
        reason,
        notify_url: `${publicUrl}${webhook.path}`,
        amount: { refund: amount, total, currency: 'CNY' },
      }
      try {
        return stateOf(await connection.call({ method: 'POST', path: '/v3/refund/domestic/refunds', body }), refundId)
      } catch (error) {
        if (!(error instanceof WechatFault)) throw error
        // The merchant's balance is too small, the payment is a year old: asking again at once would hear the same.
        log.error({ err: error }, `退款 ${refundId} 没有受理`)
        return 'failed'
      }
    },
    refundState: async (refundId) => {
      const found = await unless('RESOURCE_NOT_EXISTS', connection.call({ method: 'GET', path: `/v3/refund/domestic/refunds/${refundId}` }))
      return found === undefined ? 'unknown' : stateOf(found, refundId)
    },
  }
}

const Prepaid = z.looseObject({ prepay_id: z.optional(z.string()), h5_url: z.optional(z.url({ protocol: /^https?$/ })) })
const Refund = z.looseObject({ out_refund_no: z.string(), status: z.string() })

function stateOf(answer: unknown, refundId: string): RefundState {
  const { out_refund_no, status } = Refund.parse(answer)
  if (out_refund_no !== refundId) throw new Error(`Asked for refund ${refundId}, told of ${out_refund_no}`)
  return refundStateIn(status)
}

/** What came, or nothing where WeChat Pay's no is one of the expected ones. */
async function unless(codes: string, answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WechatFault && codes.split(',').includes(error.code)) return undefined
    throw error
  }
}

/** The H5 cashier comes back to an address of the shop. */
function returning(h5Url: string, returnUrl: string | null): string {
  if (returnUrl === null) return h5Url
  return `${h5Url}${h5Url.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(returnUrl)}`
}

/** `2026-11-21T10:30:00+08:00`: the shop's own zone, to the second. */
const rfc3339 = (at: Date) => shopFormat(at, 'YYYY-MM-DDTHH:mm:ss+08:00')
