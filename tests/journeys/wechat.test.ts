import { eventually } from '../support/eventually'
import { journey } from './support/journey'
import { members } from './support/people'
import type { Shopper } from './support/shopper'
import { submit, toConfirm } from './support/steps'
import { openWeixin, WECHAT_ON, type Weixin } from './support/weixin'
import { weixinAround } from './support/weixinPage'

let weixin: Weixin
beforeAll(async () => {
  weixin = await openWeixin()
})
afterAll(() => weixin.close())

const env = () => weixin.env
const inWechat = { env, shop: 'shared', userAgent: WECHAT_ON.android } as const
const paidTrades = () => [...weixin.books.trades.values()].filter(({ paidAt }) => paidAt)
const orderIn = (app: Shopper) => app.page.url().split('/').at(-1) ?? ''

journey('周岚 pays in WeChat’s browser: the order is paid once', inWechat, async ({ app, logInAs }) => {
  const around = await weixinAround(app.page.context(), weixin)
  const before = paidTrades().length
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await app.tap(/^确认支付/)
  await app.sees('支付成功')
  expect(around.authorized).toBe(1)
  expect(around.opened).toHaveLength(1)
  expect(paidTrades().length - before).toBe(1)
})

journey('who closes WeChat’s cashier keeps the order and pays at the second try', inWechat, async ({ app, logInAs }) => {
  const around = await weixinAround(app.page.context(), weixin, { payer: 'cancels' })
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await app.tap(/^确认支付/)
  await app.sees('您没有付款，订单已为您保留')
  expect(app.page.url()).not.toContain('code=')

  around.payer = 'fails'
  await app.tap(/^确认支付/)
  await app.sees('微信支付没有完成')

  around.payer = 'pays'
  await app.tap(/^确认支付/)
  await app.sees('支付成功')
  expect(new Set(around.opened).size).toBe(1)
})

journey('WeChat says paid before it is: the shop waits for the gateway’s word', inWechat, async ({ app, logInAs }) => {
  const around = await weixinAround(app.page.context(), weixin, { payer: 'lies' })
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await app.tap(/^确认支付/)
  await app.sees('支付结果确认中')
  await weixin.payAndTell(around.opened[0] ?? '')
  await app.sees('支付成功')
})

journey('without WeChat’s bridge the shopper reads where to pay, and can go on there', inWechat, async ({ app, logInAs, anotherPhone }) => {
  await weixinAround(app.page.context(), weixin, { bridge: false })
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  const orderCode = orderIn(app)
  await app.tap(/^确认支付/)
  await app.sees('这里打不开微信支付')

  const browser = await anotherPhone(members.zhou, {})
  await browser.open('cashier', { orderCode })
  await browser.tap(/^确认支付/)
  await browser.sees('本地微信')
  const { prepayId } = [...weixin.books.trades.values()].find(({ kind, state }) => kind === 'h5' && state === 'NOTPAY') ?? {}
  await weixin.payAndTell(prepayId ?? 'no page of WeChat')
  await browser.open('payResult', { orderCode })
  await browser.sees('支付成功')
})

journey('a code that was used before, or that this phone did not ask for, pays nothing', inWechat, async ({ app, logInAs }) => {
  const around = await weixinAround(app.page.context(), weixin)
  const used = weixin.codeOf({ openid: 'somebody' })
  const code = weixin.books.codes.get(used)
  if (code) code.isUsed = true
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  const orderCode = orderIn(app)
  await app.openAddress(`/cashier/${orderCode}?code=${used}&state=0123456789abcdef`)
  await app.sees(/^确认支付/)
  expect(app.page.url()).toBe(`${weixin.shop}/cashier/${orderCode}`)
  expect(around.opened).toEqual([])

  around.code = used
  await app.tap(/^确认支付/)
  await app.sees('这次微信授权已经用过')
  await app.tap('我知道了')
  around.code = undefined
  await app.tap(/^确认支付/)
  await app.sees('支付成功')
})

journey('what is passed on in WeChat is a public page, without what came with its address', inWechat, async ({ app, logInAs, tokenOf }) => {
  const around = await weixinAround(app.page.context(), weixin)
  const at = (path: string) => `${weixin.shop}${path}`
  // Her session is handed over by the address, and the one of the device ends: nobody else of this file is she.
  await logInAs(members.lin)
  await app.openAddress(`/product/110011.html?agentfrom=somebody&token=${tokenOf(members.lin)}`)
  await app.sees('布洛芬缓释胶囊')
  await eventually(() => expect(around.card?.link).toEqual(at('/product/110011.html')))
  expect(around.card?.title).toContain('布洛芬缓释胶囊')
  expect(around.card?.imgUrl).toBe(at('/pictures/110011-400.jpg'))
  expect(around.signed.join()).not.toContain('token')

  await app.open('product', { productCode: '100011' })
  await eventually(() => expect(around.card?.imgUrl).toEqual(at('/pictures/sealed-400.jpg')))
  expect(around.card?.title).toMatch(/（处方药）$/)

  await app.open('orders')
  await eventually(() => expect([around.card?.title, around.card?.link]).toEqual(['青禾健康', at('/')]))
  const logo = await app.page.request.get(around.card?.imgUrl ?? '')
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(around.refused).toEqual([])
})

journey('on Android the present address is signed', inWechat, async ({ app }) => {
  const around = await weixinAround(app.page.context(), weixin)
  await app.open('category')
  await eventually(() => expect(around.signed).toEqual([`${weixin.shop}/category`]))
  await app.turnTo('/product/110011.html')
  await eventually(() => expect(around.signed.at(-1)).toEqual(`${weixin.shop}/product/110011.html`))
  await eventually(() => expect(around.card?.link).toEqual(`${weixin.shop}/product/110011.html`))
  expect(around.refused).toEqual([])
})

journey(
  'on iOS the address of entry is signed, wherever the shopper is',
  { env, shop: 'shared', userAgent: WECHAT_ON.ios },
  async ({ app }) => {
    const around = await weixinAround(app.page.context(), weixin, { system: 'ios' })
    await app.open('category')
    await eventually(() => expect(around.signed).toEqual([`${weixin.shop}/category`]))
    await app.turnTo('/product/110011.html')
    await eventually(() => expect(around.card?.link).toEqual(`${weixin.shop}/product/110011.html`))
    expect([around.signed, around.refused]).toEqual([[`${weixin.shop}/category`], []])
  },
)

journey('a signature that WeChat refuses takes the card away and nothing else', inWechat, async ({ app, logInAs }) => {
  const around = await weixinAround(app.page.context(), weixin, { refuses: true })
  await logInAs(members.zhou)
  await app.open('product', { productCode: '110011' })
  await eventually(() => expect(around.refused).toEqual([`${weixin.shop}/product/110011.html`]))
  await app.tap('分享')
  await app.tap('复制链接')
  await app.sees('已复制')
  await app.tap('关闭')
  expect(around.card).toBeUndefined()
})

journey('without WeChat’s script the shop sells as before', inWechat, async ({ app, logInAs }) => {
  const around = await weixinAround(app.page.context(), weixin, { script: false })
  await logInAs(members.zhou)
  await toConfirm(app)
  await submit(app)
  await app.tap(/^确认支付/)
  await app.sees('支付成功')
  expect(around.card).toBeUndefined()
})
