import type { BrowserContext } from 'playwright-core'
import { isSignedFor, type WECHAT_ON, type Weixin } from './weixin'

/** What the person at WeChat's cashier does; `lies` is told as paid and is not, `leaves` lets the page hear nothing. */
export type Payer = 'pays' | 'cancels' | 'fails' | 'lies' | 'leaves'
export type Card = { title: string; desc?: string; link: string; imgUrl: string }
type Config = { appId: string; timestamp: number; nonceStr: string; signature: string }

type Options = {
  system?: keyof typeof WECHAT_ON
  /** Whose WeChat it is. */
  openid?: string
  payer?: Payer
  /** Whether WeChat puts its bridge into the page. */
  bridge?: boolean
  /** Whether WeChat's own script can be fetched. */
  script?: boolean
  /** Whether WeChat refuses what the shop signed, however right. */
  refuses?: boolean
}

/**
 * WeChat's browser around a page: its user agent is the context's to have (`WECHAT_ON`), the rest is put here. The bridge with the cashier,
 * the page authorization that leads back with a code, and the JS-SDK, which looks at every signature as WeChat does.
 */
export async function weixinAround(context: BrowserContext, weixin: Weixin, options: Options = {}) {
  const { system = 'android', openid = 'openid-of-the-browser', bridge = true, script = true, refuses = false } = options
  const around = {
    payer: options.payer ?? 'pays',
    /** Cashiers that were opened, by their `prepay_id=…`. */
    opened: [] as string[],
    /** Given instead of a fresh code. */
    code: undefined as string | undefined,
    /** How often a code was fetched. */
    authorized: 0,
    /** What would be passed on now. */
    card: undefined as Card | undefined,
    /** Addresses that were signed right, and wrong. */
    signed: [] as string[],
    refused: [] as string[],
  }
  await context.exposeFunction('weixinCashier', async ({ package: prepay }: { package: string }) => {
    around.opened.push(prepay)
    weixin.tradeOf(prepay)
    if (around.payer === 'pays') await weixin.payAndTell(prepay)
    return { pays: 'ok', cancels: 'cancel', fails: 'fail', lies: 'ok', leaves: undefined }[around.payer]
  })
  await context.exposeFunction('weixinConfig', (address: string, config: Config) => {
    const isGood = !refuses && config.appId === weixin.books.apps.browser.appid && isSignedFor(weixin, address, config)
    around[isGood ? 'signed' : 'refused'].push(address)
    return isGood
  })
  await context.exposeFunction('weixinCard', (card: Card) => void (around.card = { ...around.card, ...card }))
  await context.addInitScript(inPage, { bridge, system })
  await context.route('https://open.weixin.qq.com/connect/oauth2/authorize*', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const back = new URL(asked.get('redirect_uri') ?? '')
    const isOurs = asked.get('appid') === weixin.books.apps.browser.appid && back.origin === weixin.shop
    if (!isOurs || asked.get('scope') !== 'snsapi_base') return route.abort()
    around.authorized += 1
    back.searchParams.set('code', around.code ?? weixin.codeOf({ openid }))
    back.searchParams.set('state', asked.get('state') ?? '')
    const body = `<script>location.replace(${JSON.stringify(back.href)})</script>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await context.route('https://res.wx.qq.com/open/js/jweixin-*.js', (route) =>
    script ? route.fulfill({ contentType: 'text/javascript', body: `(${jweixin.toString()})()` }) : route.abort(),
  )
  return around
}

type InWechat = {
  weixinEntry: string
  weixinSystem: string
  weixinCashier: (given: unknown) => Promise<string | undefined>
  weixinConfig: (address: string, config: unknown) => Promise<boolean>
  weixinCard: (card: unknown) => Promise<void>
  WeixinJSBridge: unknown
  wx: unknown
}

/** Runs in every page before the shop does. */
function inPage({ bridge, system }: { bridge: boolean; system: string }) {
  const page = window as unknown as InWechat
  page.weixinEntry = location.href.split('#')[0] ?? ''
  page.weixinSystem = system
  // Its menu shares; there is no sharing of the web.
  Object.defineProperty(navigator, 'share', { value: undefined })
  if (!bridge) return
  const invoke = (name: string, given: unknown, answer: (told: { err_msg: string }) => void) => {
    if (name !== 'getBrandWCPayRequest') answer({ err_msg: `${name}:fail` })
    else void page.weixinCashier(given).then((word) => word && answer({ err_msg: `get_brand_wcpay_request:${word}` }))
  }
  // WeChat's bridge comes a little after the page.
  addEventListener('DOMContentLoaded', () => {
    page.WeixinJSBridge = { invoke }
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  })
}

/** The JS-SDK as the page sees it. */
function jweixin() {
  const page = window as unknown as InWechat
  let [isReady, failed] = [Promise.resolve(true), (_fault: { errMsg: string }) => {}]
  page.wx = {
    config(config: unknown) {
      const address = page.weixinSystem === 'ios' ? page.weixinEntry : (location.href.split('#')[0] ?? '')
      isReady = page.weixinConfig(address, config)
      void isReady.then((isGood) => isGood || failed({ errMsg: 'config:invalid signature' }))
    },
    ready: (work: () => void) => void isReady.then((isGood) => isGood && work()),
    error: (tell: typeof failed) => void (failed = tell),
    updateAppMessageShareData: (card: unknown) => void page.weixinCard(card),
    updateTimelineShareData: (card: unknown) => void page.weixinCard(card),
  }
}
