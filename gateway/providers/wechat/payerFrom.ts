import type { Payer } from '../payment/paymentProvider'
import type { Wechat, WechatApp } from './wechat'

/** The payer, by a login code of the host they pay in; `hmac` hides the id that WeChat has for them. */
export const payerFrom =
  (wechat: Wechat, hmac: (text: string) => Promise<string>) =>
  async (app: WechatApp, code: string): Promise<Payer> => {
    const { openId } = await wechat.personOf(app, code)
    return { key: `${app}:${await hmac(`openid:${openId}`)}`, openId }
  }
