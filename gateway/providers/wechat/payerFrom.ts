import type { Db } from '../../db/open'
import { hmacOf } from '../../kernel/hmac'
import type { Payer } from '../payment/paymentProvider'
import type { Wechat, WechatApp } from './wechat'

/** The payer, by a login code of the host they pay in. */
export const payerFrom =
  (db: Db, wechat: Wechat) =>
  async (app: WechatApp, code: string): Promise<Payer> => {
    const { openId } = await wechat.personOf(app, code)
    return { key: `${app}:${await hmacOf(db, `openid:${openId}`)}`, openId }
  }
