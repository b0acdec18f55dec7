import type { Db } from '../../db/open'
import { markOf } from '../../kernel/marks'
import type { Payer } from '../payment/bank'
import type { Wechat, WechatApp } from './wechat'

/** Who pays, by a login code of the host they pay in. */
export const payerFrom =
  (db: Db, wechat: Wechat) =>
  async (app: WechatApp, code: string): Promise<Payer> => {
    const { openId } = await wechat.personOf(app, code)
    return { key: `${app}:${await markOf(db, `openid:${openId}`)}`, openId }
  }
