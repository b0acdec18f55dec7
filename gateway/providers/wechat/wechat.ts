import type { JsSdkConfig, MessageScene } from '../../../src/contract/wechat'
import { Refusal } from '../../kernel/refusal'

/** The mini-program, or the official account whose pages open in WeChat's browser. */
export type WechatApp = 'mini' | 'browser'
/** Who WeChat says somebody is: by one app, and by all apps of the pharmacy where they are bound together. */
export type WechatPerson = { openId: string; unionId: string | undefined; appid: string }

/** What may stand in a message. Never what was bought: a message is read over shoulders. */
export type MessageWord = 'orderCode' | 'amount' | 'time' | 'shop' | 'carrier' | 'trackingNumber'
export type Message = { scene: MessageScene; openId: string; page: string; words: Partial<Record<MessageWord, string>> }
export type Shipping = {
  payId: string
  openId: string
  /** WeChat's word for the carrier: `SF`. */
  company: string
  trackingNumber: string
  /** Masked phone of who gets it; SF wants one. */
  receiver: string
  at: Date
}

/** WeChat's open API, as far as a pharmacy needs it. */
export type Wechat = {
  /** Whether there are credentials for this app. */
  has: (app: WechatApp) => boolean
  /** Who a login code stands for; a code is good once. Refuses with `OAUTH_REFUSED`. */
  personOf: (app: WechatApp, code: string) => Promise<WechatPerson>
  /** The phone a phone-button code stands for, eleven digits. */
  phoneOf: (code: string) => Promise<string>
  /** What a page hands `wx.config`; null where there is no official account. Refuses an address that is not this shop's. */
  jsSdk: (url: string) => Promise<JsSdkConfig | null>
  /** The messages that can be sent, by their template. */
  templates: ReadonlyArray<{ scene: MessageScene; templateId: string }>
  /** False where the person does not want it (any more). */
  sendMessage: (message: Message) => Promise<boolean>
  /** Tells WeChat that a parcel is on its way, without which it keeps the money. False where it does not know the payment yet. */
  tellShipped: (shipping: Shipping) => Promise<boolean>
}

const off = () => Promise.reject(new Refusal(503, 'PROVIDER_OFF', '暂不支持这种登录方式，请使用手机号登录'))

/** Without credentials. */
export const absentWechat: Wechat = {
  has: () => false,
  personOf: off,
  phoneOf: off,
  jsSdk: () => Promise.resolve(null),
  templates: [],
  sendMessage: () => Promise.resolve(false),
  tellShipped: () => Promise.resolve(false),
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
  new Refusal(400, 'OAUTH_REFUSED', isUsed ? '这次微信授权已经用过，请重新点击' : '微信授权已失效，请重新授权', { field: 'code' })
