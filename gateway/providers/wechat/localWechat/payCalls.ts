import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { areSigned } from '../../payment/wechatPay/signing'
import { transactionId, type Books, type Refund, type Trade } from './books'
import { sealedFor, signature, signerOf } from './speech'
import { refundResource, transactionResource } from './resources'

const Prepay = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().check(z.maxLength(127)),
  out_trade_no: z.string().check(z.regex(/^[\w|*-]{6,32}$/)),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url(),
  amount: z.object({ total: z.int().check(z.positive()), currency: z.literal('CNY') }),
  payer: z.optional(z.object({ openid: z.string() })),
  scene_info: z.optional(
    z.object({ payer_client_ip: z.string().check(z.minLength(2)), h5_info: z.object({ type: z.enum(['Wap', 'iOS', 'Android']) }) }),
  ),
})
const RefundAsked = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string().check(z.maxLength(64)),
  reason: z.string().check(z.maxLength(80)),
  notify_url: z.url(),
  amount: z.object({ refund: z.int().check(z.positive()), total: z.int(), currency: z.literal('CNY') }),
})
const Closing = z.object({ mchid: z.string() })

type Options = { books: Books; now: () => Date; onRefund: (refund: Refund) => void }

/** The calls of WeChat Pay below `/v3`, as the APIv3 documents have them: every request's signature is looked at, every answer signed. */
export function payCalls({ books, now, onRefund }: Options): Hono {
  const calls = new Hono()
  const answer = (context: Context, status: 200 | 204 | 400 | 401 | 403 | 404, body?: object) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = { 'Content-Type': 'application/json', ...signature(text, now(), signerOf(books)) }
    return status === 204 ? context.body(null, 204, headers) : context.body(text, status, headers)
  }
  const no = (context: Context, status: 400 | 401 | 403 | 404, code: string, message: string) => answer(context, status, { code, message })

  calls.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const body = await context.req.raw.clone().text()
    const isOwn = isSignedByMerchant(
      books,
      context.req.header('Authorization') ?? '',
      [context.req.method, `${pathname}${search}`],
      body,
      now(),
    )
    return isOwn ? next() : no(context, 401, 'SIGN_ERROR', '错误的签名，验签失败')
  })

  calls.get('/certificates', (context) => {
    if (books.platforms.length === 0) return no(context, 404, 'RESOURCE_NOT_EXISTS', '无可用的平台证书')
    const data = books.platforms.map(({ serial, pem, from, to }) => ({
      serial_no: serial,
      effective_time: from.toISOString(),
      expire_time: to.toISOString(),
      encrypt_certificate: sealedFor(books.apiV3Key, pem, 'certificate'),
    }))
    return answer(context, 200, { data })
  })

  const prepay = (kind: Trade['kind']) => async (context: Context) => {
    const text = await context.req.text()
    const asked = z.safeParse(Prepay, JSON.parse(text))
    if (!asked.success) return no(context, 400, 'PARAM_ERROR', asked.error.issues.map(({ path }) => path.join('.')).join())
    const { out_trade_no: id, mchid, appid, amount, payer, scene_info, description, notify_url, time_expire } = asked.data
    const app = Object.values(books.apps).find((one) => one.appid === appid)
    if (mchid !== books.mchid || !app) return no(context, 400, 'APPID_MCHID_NOT_MATCH', 'appid 和 mch_id 不匹配')
    if (kind === 'jsapi' ? !payer : !scene_info) return no(context, 400, 'PARAM_ERROR', '缺少参数')
    const expiresAt = new Date(time_expire)
    if (expiresAt.getTime() - now().getTime() < 60_000) return no(context, 400, 'PARAM_ERROR', 'time_expire 必须大于一分钟')
    const known = books.trades.get(id)
    if (known?.state === 'CLOSED') return no(context, 400, 'ORDER_CLOSED', '该订单已关闭')
    if (known?.state === 'SUCCESS') return no(context, 400, 'ORDERPAID', '该订单已支付')
    if (known && known.asked !== text) return no(context, 403, 'OUT_TRADE_NO_USED', '商户订单号重复')
    const openid = payer?.openid ?? ''
    const more = { appid, kind, openid, total: amount.total, description, notifyUrl: notify_url, expiresAt, asked: text }
    const trade: Trade = known ?? {
      id,
      ...more,
      prepayId: `wx${randomUUID().replaceAll('-', '')}`,
      state: 'NOTPAY',
      transactionId: transactionId(),
      paidAt: undefined,
    }
    books.trades.set(id, trade)
    const page = `${new URL(context.req.url).origin}/pay/${trade.prepayId}`
    return answer(context, 200, kind === 'jsapi' ? { prepay_id: trade.prepayId } : { h5_url: `${page}?package=1` })
  }
  calls.post('/pay/transactions/jsapi', prepay('jsapi'))
  calls.post('/pay/transactions/h5', prepay('h5'))

  calls.get('/pay/transactions/out-trade-no/:id', (context) => {
    const trade = books.trades.get(context.req.param('id'))
    if (context.req.query('mchid') !== books.mchid) return no(context, 400, 'MCH_NOT_EXISTS', '商户号不存在')
    return trade ? answer(context, 200, transactionResource(books, trade)) : no(context, 404, 'ORDER_NOT_EXIST', '订单不存在')
  })
  calls.post('/pay/transactions/out-trade-no/:id/close', async (context) => {
    const trade = books.trades.get(context.req.param('id'))
    if (z.parse(Closing, await context.req.json()).mchid !== books.mchid) return no(context, 400, 'MCH_NOT_EXISTS', '商户号不存在')
    if (!trade) return no(context, 404, 'ORDER_NOT_EXIST', '订单不存在')
    if (trade.paidAt) return no(context, 400, 'ORDERPAID', '该订单已支付')
    trade.state = 'CLOSED'
    return answer(context, 204)
  })

  calls.post('/refund/domestic/refunds', async (context) => {
    const asked = z.safeParse(RefundAsked, await context.req.json())
    if (!asked.success) return no(context, 400, 'PARAM_ERROR', asked.error.issues.map(({ path }) => path.join('.')).join())
    const { out_trade_no: tradeId, out_refund_no: id, amount, notify_url: notifyUrl } = asked.data
    const trade = books.trades.get(tradeId)
    if (!trade?.paidAt) return no(context, 404, 'RESOURCE_NOT_EXISTS', '订单不存在')
    const others = [...books.refunds.values()].filter((one) => one.tradeId === tradeId && one.id !== id)
    const sent = others.reduce((sum, one) => sum + one.amount, 0)
    if (amount.total !== trade.total || sent + amount.refund > trade.total)
      return no(context, 400, 'INVALID_REQUEST', '退款金额大于可退金额')
    const known = books.refunds.get(id)
    const refund = known ?? { id, tradeId, amount: amount.refund, state: books.refundsBecome, notifyUrl, at: now() }
    books.refunds.set(id, refund)
    trade.state = 'REFUND'
    if (!known) onRefund(refund)
    return answer(context, 200, refundResource(books, refund))
  })
  calls.get('/refund/domestic/refunds/:id', (context) => {
    const refund = books.refunds.get(context.req.param('id'))
    return refund ? answer(context, 200, refundResource(books, refund)) : no(context, 404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  })
  return calls
}

function isSignedByMerchant({ mchid, merchant }: Books, header: string, line: string[], body: string, now: Date): boolean {
  const parts = Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])) as Record<string, string>
  const { timestamp = '', nonce_str = '', signature: signed = '' } = parts
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= 300
  const isOurs = header.startsWith('WECHATPAY2-SHA256-RSA2048 ') && parts.mchid === mchid && parts.serial_no === merchant.serial
  return isFresh && isOurs && areSigned(merchant.publicKey, signed, ...line, timestamp, nonce_str, body)
}
