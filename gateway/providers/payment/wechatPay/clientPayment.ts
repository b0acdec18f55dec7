import type { WechatPayment } from '../../../../src/contract/pay'
import type { Merchant } from './merchant'
import { nonce, secondsOf, signLines } from './signing'

/** What `wx.requestPayment` and `WeixinJSBridge` open WeChat's own cashier with; good for two hours. */
export function clientPayment({ privateKey }: Pick<Merchant, 'privateKey'>, appId: string, prepayId: string, now: Date): WechatPayment {
  const [timeStamp, nonceStr, prepay] = [secondsOf(now), nonce(), `prepay_id=${prepayId}`]
  const paySign = signLines(privateKey, appId, timeStamp, nonceStr, prepay)
  return { appId, timeStamp, nonceStr, package: prepay, signType: 'RSA', paySign }
}
