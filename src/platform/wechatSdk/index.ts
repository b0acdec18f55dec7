/** WeChat asks that this script comes from itself. */
const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** What is shared in WeChat. */
export type Card = { title: string; desc: string; link: string; imgUrl: string }
type Signed = { appId: string; timestamp: number; nonceStr: string; signature: string }
/** What the shop uses of WeChat's JS-SDK. */
export type WechatSdk = {
  config: (how: Signed & { jsApiList: string[] }) => void
  ready: (work: () => void) => void
  error: (tell: (fault: { errMsg: string }) => void) => void
  updateAppMessageShareData: (card: Card) => void
  updateTimelineShareData: (card: Omit<Card, 'desc'>) => void
  /** In the web-view of a mini-program. */
  miniProgram?: { navigateTo: (how: { url: string; success: () => void; fail: () => void }) => void }
}

let loading: Promise<WechatSdk> | undefined

/** WeChat's JS-SDK, lazy-loaded, and only in WeChat. Rejects where loading fails; the next call retries. */
export const wechatSdk = (): Promise<WechatSdk> =>
  (loading ??= load().catch((fault: unknown) => {
    loading = undefined
    throw fault
  }))

const load = () =>
  new Promise<WechatSdk>((resolve, reject) => {
    const failed = (script: HTMLScriptElement) => () => {
      script.remove()
      reject(new Error('WeChat’s JS-SDK did not come'))
    }
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true })
    script.onerror = failed(script)
    script.onload = () => {
      const { wx } = window as { wx?: WechatSdk }
      if (wx) resolve(wx)
      else failed(script)()
    }
    document.head.append(script)
  })
