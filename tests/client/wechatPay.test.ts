import type { WechatPayment } from '@/platform/wechatPay/types'

const userAgent = navigator.userAgent
const WECHAT = 'Mozilla/5.0 (Linux; Android 14; PHN-AL00) AppleWebKit/537.36 MicroMessenger/8.0.50'
const PAYMENT: WechatPayment = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 's',
}

type Answer = (told: { err_msg?: string }) => void
type Page = { WeixinJSBridge?: { invoke: (name: string, given: object, answer: Answer) => void } }

/** A browser of this kind, with or without WeChat's bridge; every module anew, so that the shop notices. */
async function cashierIn(agent: string, bridge?: (answer: Answer) => void) {
  jest.resetModules()
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
  const page = window as Page
  delete page.WeixinJSBridge
  if (bridge) page.WeixinJSBridge = { invoke: (_name, _given, answer) => bridge(answer) }
  return import('@/platform/wechatPay')
}

describe('WeChat’s cashier around the H5 site', () => {
  afterEach(() => {
    jest.useRealTimers()
    history.replaceState(null, '', '/')
    localStorage.clear()
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  })

  it.each([
    ['get_brand_wcpay_request:ok', 'done'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed'],
    ['system:access_denied', 'failed'],
    [undefined, 'failed'],
  ])('says “%s”, which is %s', async (err_msg, outcome) => {
    const { openWechatPay } = await cashierIn(WECHAT, (answer) => answer(err_msg === undefined ? {} : { err_msg }))
    await expect(openWechatPay(PAYMENT)).resolves.toBe(outcome)
  })

  it('gives the page back where it says nothing for a minute', async () => {
    jest.useFakeTimers()
    const { openWechatPay } = await cashierIn(WECHAT, () => undefined)
    const said = jest.fn()
    void openWechatPay(PAYMENT).then(said)
    await jest.advanceTimersByTimeAsync(59_999)
    expect(said).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(said).toHaveBeenCalledWith('silent')
  })

  it('is waited for where the bridge comes after the page, and is absent where it never comes', async () => {
    jest.useFakeTimers()
    const { openWechatPay } = await cashierIn(WECHAT)
    const late = openWechatPay(PAYMENT)
    ;(window as Page).WeixinJSBridge = { invoke: (_name, _given, answer) => answer({ err_msg: 'get_brand_wcpay_request:ok' }) }
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await expect(late).resolves.toBe('done')

    const again = await cashierIn(WECHAT)
    const never = again.openWechatPay(PAYMENT)
    await jest.advanceTimersByTimeAsync(3000)
    await expect(never).resolves.toBe('absent')
  })

  it.each([
    ['a browser', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'],
    ['a mini-program’s web-view', `${WECHAT} miniProgram/wx0`],
    ['an app of ours', 'Mozilla/5.0 (Linux; Android 14) QingheMall/6.33.0'],
  ])('never opens in %s, whatever the page holds', async (_name, agent) => {
    const opened = jest.fn()
    const { openWechatPay, payerOf } = await cashierIn(agent, opened)
    await expect(openWechatPay(PAYMENT)).resolves.toBe('absent')
    expect(opened).not.toHaveBeenCalled()
    const appId = jest.fn()
    await expect(payerOf({ appId, path: '/cashier/1' })).resolves.toEqual({})
    expect(appId).not.toHaveBeenCalled()
  })

  it.each([
    ['the one that was asked for', '/cashier/1', 's1', 'c1'],
    ['with another state', '/cashier/1', 's2', undefined],
    ['at another order', '/cashier/2', 's1', undefined],
  ])('takes a code %s', async (_name, path, state, code) => {
    const { returnedCode } = await cashierIn(WECHAT)
    localStorage.setItem('qinghe.wechatAsked', JSON.stringify({ data: { state: 's1', path: '/cashier/1' } }))
    history.replaceState(null, '', `${path}?code=c1&state=${state}&tab=2`)
    expect(returnedCode()).toBe(code)
    expect(location.pathname + location.search).toBe(`${path}?tab=2`)
    history.replaceState(null, '', `${path}?code=c1&state=${state}`)
    expect(returnedCode()).toBeUndefined()
  })

  it('takes no code that nobody asked for here', async () => {
    const { returnedCode } = await cashierIn(WECHAT)
    history.replaceState(null, '', '/cashier/1?code=c1&state=')
    expect(returnedCode()).toBeUndefined()
    expect(location.search).toBe('')
  })
})
