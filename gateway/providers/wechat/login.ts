import * as z from 'zod/mini'
import { HttpError } from '../../lib/httpError'
import { WechatFault, WechatUnreachable } from '../payment/wechatPay/fault'
import type { OpenApi } from './openApi'
import { refusedCode, type Wechat } from './wechat'
import { log } from '../../lib/log'

const Person = z.looseObject({ openid: z.string().check(z.minLength(1)), unionid: z.optional(z.string()) })
const Phone = z.looseObject({ phone_info: z.looseObject({ purePhoneNumber: z.string(), countryCode: z.coerce.string() }) })

/**
 * Exchanges a login code for the person's ids. The session key that comes with it is dropped here: nothing of ours needs it, so nothing can
 * leak it.
 */
export const personOf =
  (api: OpenApi): Wechat['personOf'] =>
  async (app, code) => {
    const own = api.appOf(app)
    if (!own) throw new HttpError(503, 'PROVIDER_OFF', '暂不支持在这里使用微信登录，请使用手机号登录')
    const { appid, secret } = own
    const grant = { appid, secret, grant_type: 'authorization_code' }
    const call =
      app === 'mini'
        ? { path: '/sns/jscode2session', query: { ...grant, js_code: code } }
        : { path: '/sns/oauth2/access_token', query: { ...grant, code } }
    const { openid: openId, unionid: unionId } = Person.parse(await told(api.plain(call)))
    return { openId, unionId, appid }
  }

/** The number WeChat vouches for. */
export const phoneOf =
  (api: OpenApi): Wechat['phoneOf'] =>
  async (code) => {
    const answer = await told(api.withToken('mini', { path: '/wxa/business/getuserphonenumber', body: { code } }))
    const { purePhoneNumber, countryCode } = Phone.parse(answer).phone_info
    if (countryCode !== '86' || !/^1[3-9]\d{9}$/.test(purePhoneNumber))
      throw new HttpError(400, 'PHONE_FOREIGN', '暂只支持中国大陆手机号，请用短信验证码登录', { field: 'phoneCode' })
    return purePhoneNumber
  }

/** WeChat's no in a shopper's words. */
async function told(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof WechatUnreachable) {
      log.error({ err: error }, '微信没有响应')
      throw new HttpError(503, 'WECHAT_UNREACHABLE', '微信暂时没有响应，请稍后再试，或使用短信验证码登录')
    }
    if (!(error instanceof WechatFault)) throw error
    if (error.code === '40163') throw refusedCode(true)
    if (['40029', '41008', '42003'].includes(error.code)) throw refusedCode()
    if (error.code === '45011') throw new HttpError(429, 'TOO_OFTEN', '操作太频繁，请稍后再试')
    if (error.code === '40226') throw new HttpError(403, 'WECHAT_RISK', '微信暂不允许这个账号登录，请使用短信验证码登录')
    throw error
  }
}
