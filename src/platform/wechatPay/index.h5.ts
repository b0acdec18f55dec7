import { newKey } from '../device'
import { host } from '../host'
import { storage } from '../storage'
import { inTime } from './inTime'
import type { Asking, Outcome, Payer, WechatPayment } from './types'

type Bridge = { invoke: (name: string, given: WechatPayment, answer: (told: { err_msg?: string }) => void) => void }

const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const ASKED = 'wechatAsked'
const CODE = /^[\w-]{1,200}$/
/** Milliseconds WeChat may take to put its bridge into the page. */
const COMES_WITHIN = 3000

/** Leaves WeChat's browser for its silent page authorization, which leads back to `path` with a code; other browsers need none. */
export async function payerOf({ appId, path }: Asking): Promise<Payer> {
  if (host.kind !== 'wechat') return {}
  const appid = await appId()
  if (appid === undefined) return {}
  const state = newKey()
  storage.write(ASKED, { state, path })
  const asking = { appid, redirect_uri: location.origin + path, response_type: 'code', scope: 'snsapi_base', state }
  location.replace(`${AUTHORIZE}?${new URLSearchParams(asking).toString()}#wechat_redirect`)
  return { isLeaving: true }
}

/**
 * The OAuth code from WeChat's redirect, consumed once and removed from the URL; ignored where this device did not start the redirect,
 * because anybody can write a URL.
 */
export function returnedCode(): string | undefined {
  const query = new URLSearchParams(location.search)
  const [code, state] = [query.get('code') ?? '', query.get('state')]
  if (state === null) return undefined
  const asked = storage.read(ASKED) as { state: string; path: string } | undefined
  storage.remove(ASKED)
  for (const name of ['code', 'state']) query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`))
  return asked?.state === state && asked.path === location.pathname && CODE.test(code) ? code : undefined
}

/** Opens WeChat's cashier above the page, in WeChat's own browser alone: a mini-program's web-view has none. */
export async function openWechatPay(payment: WechatPayment): Promise<Outcome> {
  const bridge = host.kind === 'wechat' ? await presentBridge() : undefined
  if (!bridge) return 'absent'
  return inTime(
    new Promise((resolve) =>
      bridge.invoke('getBrandWCPayRequest', payment, ({ err_msg = '' }) =>
        resolve(/:ok$/.test(err_msg) ? 'done' : /:cancel$/.test(err_msg) ? 'cancelled' : 'failed'),
      ),
    ),
  )
}

const bridgeNow = () => (window as { WeixinJSBridge?: Bridge }).WeixinJSBridge

async function presentBridge(): Promise<Bridge | undefined> {
  if (!bridgeNow())
    await new Promise<void>((resolve) => {
      document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true })
      setTimeout(resolve, COMES_WITHIN)
    })
  return bridgeNow()
}
export type { Outcome }
