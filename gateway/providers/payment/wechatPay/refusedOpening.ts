import { HttpError } from '../../../lib/httpError'
import { WechatFault, WechatUnreachable } from './fault'

/** Why a payment could not be opened, in a shopper's words. The order stands in every case and can be paid later. */
export function refusedOpening(error: unknown): unknown {
  if (error instanceof WechatUnreachable) return new HttpError(503, 'PAY_UNREACHABLE', '微信支付暂时没有响应，订单已为您保留，请稍后再试')
  if (!(error instanceof WechatFault)) return error
  if (error.code === 'ORDERPAID') return new HttpError(409, 'ALREADY_PAID', '订单已付款，正在更新状态，请稍候')
  if (error.code === 'ORDER_CLOSED') return new HttpError(409, 'ORDER_CLOSED', '这笔支付已关闭，请重新下单')
  return new HttpError(503, 'PAY_REFUSED', '微信支付没有受理这笔支付，订单已为您保留，请稍后再试')
}
