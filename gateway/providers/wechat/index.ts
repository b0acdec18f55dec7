import type { Db } from '../../db/open'
import type { Ask } from '../payment/wechatPay/merchant'
import { jsSdk } from './jsSdk'
import { personOf, phoneOf } from './login'
import { sendMessage, type Templates } from './messages'
import { openApi, type App } from './openApi'
import { reportShipment } from './shipping'
import type { Wechat } from './wechat'

export type WechatOptions = {
  db: Db
  mini: App
  browser: App | undefined
  mchid: string | undefined
  templates: Templates
  /** Which version of the mini-program a message opens: formal, trial or developer. */
  state: string
  /** `https://api.weixin.qq.com`, or a server that speaks the same. */
  apiUrl: string
  publicUrl: string | undefined
  /** What the shop is called where a parcel is told of. */
  shopName: () => Promise<string>
  ask: Ask
  now: () => Date
}

export function openWechat({ db, mini, browser, mchid, templates, state, apiUrl, publicUrl, shopName, ask, now }: WechatOptions): Wechat {
  const api = openApi({ db, apps: { mini, ...(browser && { browser }) }, apiUrl, ask, now })
  const named = (['paid', 'shipped'] as const).flatMap((scene) => {
    const template = templates[scene]
    return template ? [{ scene, templateId: template.templateId }] : []
  })
  return {
    has: (app) => app === 'mini' || browser !== undefined,
    personOf: personOf(api),
    phoneOf: phoneOf(api),
    jsSdk: jsSdk(api, { publicUrl, now }),
    templates: named,
    sendMessage: sendMessage(api, templates, state),
    reportShipment: reportShipment(api, { mchid, shopName }),
  }
}
