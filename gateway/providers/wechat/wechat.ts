import type { JsSdkConfig, MessageScene } from '../../../src/contract/wechat'
import { HttpError } from '../../lib/httpError'

/** The mini-program, or the official account whose pages open in WeChat's browser. */
export type WechatApp = 'mini' | 'browser'
/** A person's WeChat ids: in one app, and in all apps of the pharmacy where they are bound together. */
export type WechatPerson = { openId: string; unionId: string | undefined; appid: string }

/** The fields a message may contain. Never what was bought: others may read a message on the screen. */
export type MessageWord = 'orderCode' | 'amount' | 'time' | 'shop' | 'carrier' | 'trackingNumber'
export type Message = { scene: MessageScene; openId: string; page: string; words: Partial<Record<MessageWord, string>> }
export type Shipping = {
  payId: string
  openId: string
  /** WeChat's word for the carrier: `SF`. */
  company: string
  trackingNumber: string
  /** The receiver's masked phone; required by the courier SF. */
  receiver: string
  at: Date
}

/** WeChat's open API, as far as a pharmacy needs it. */
export type Wechat = {
  /** Whether there are credentials for this app. */
  has: (app: WechatApp) => boolean
  /** Exchanges a login code, which is good once, for the person's ids. Rejects with `OAUTH_REFUSED`. */
  personOf: (app: WechatApp, code: string) => Promise<WechatPerson>
  /** The phone number of a phone-button code, eleven digits. */
  phoneOf: (code: string) => Promise<string>
  /** The parameters of `wx.config`; null where there is no official account. Rejects a URL that is not this shop's. */
  jsSdk: (url: string) => Promise<JsSdkConfig | null>
  /** The messages that can be sent, by their template. */
  templates: ReadonlyArray<{ scene: MessageScene; templateId: string }>
  /** False where the person does not want it (any more). */
  sendMessage: (message: Message) => Promise<boolean>
  /** Reports a shipment to WeChat, without which it holds the money back. False where it does not know the payment yet. */
  reportShipment: (shipping: Shipping) => Promise<boolean>
}

const off = () => Promise.reject(new HttpError(503, 'PROVIDER_OFF', '暂不支持这种登录方式，请使用手机号登录'))

/** Without credentials. */
export const absentWechat: Wechat = {
  has: () => false,
  personOf: off,
  phoneOf: off,
  jsSdk: () => Promise.resolve(null),
  templates: [],
  sendMessage: () => Promise.resolve(false),
  reportShipment: () => Promise.resolve(false),
}

/** For trying the shop: `dev-<phone>` is that phone's code. Never in production, where anybody could be anybody. */
export const pretendedWechat: Wechat = {
  ...absentWechat,
  phoneOf: async (code) => {
    const [, phone] = /^dev-(1[3-9]\d{9})$/.exec(code) ?? []
    if (!phone) throw refusedCode()
    return phone
  },
}

export const refusedCode = (isUsed = false) =>
  new HttpError(400, 'OAUTH_REFUSED', isUsed ? '这次微信授权已经用过，请重新点击' : '微信授权已失效，请重新授权', { field: 'code' })
