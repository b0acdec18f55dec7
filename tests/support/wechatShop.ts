import { openLocalWechat, type LocalWechat, type WebhookFault } from '../../gateway/providers/wechat/localWechat'
import { certified, type Certified } from '../../gateway/providers/wechat/localWechat/certificate'
import { openWechat } from '../../gateway/providers/wechat'
import { payerFrom } from '../../gateway/providers/wechat/payerFrom'
import { wechatThirdParty } from '../../gateway/providers/wechat/wechatThirdParty'
import { pretendedThirdParty } from '../../gateway/providers/login/thirdParty'
import { openWechatPay } from '../../gateway/providers/payment/wechatPay'
import { newBuyers, ordered, packingOf, shopAt, type Buyer } from './shop'
import { hmacOf } from '../../gateway/kernel/hmac'
import { shopOf } from '../../gateway/kernel/shop'

export const SHOP = 'https://shop.example'
const PAY = 'https://pay.wechat.example'
export const TEMPLATES = {
  paid: { templateId: 'tmpl-paid', fields: { character_string1: 'orderCode', amount2: 'amount', time3: 'time' } },
  shipped: {
    templateId: 'tmpl-shipped',
    fields: { character_string1: 'orderCode', thing2: 'carrier', character_string3: 'trackingNumber' },
  },
} as const

/** Drawing an RSA key takes a third of a second: one set for a test file. */
let keys: { merchant: Certified; platform: Certified } | undefined
export const wechatKeys = () => (keys ??= { merchant: certified('qinghe', BEGIN), platform: certified('Tenpay.com Root CA', BEGIN) })
const BEGIN = new Date('2026-11-20T00:00:00Z')

type How = { instant?: string; mode?: 'certificates' | 'publicKey' }

/** The shop with WeChat in the place of the embedded bank; WeChat itself is the local protocol server, in process and on the same clock. */
export async function wechatShop({ instant, mode = 'certificates' }: How = {}) {
  let local: LocalWechat | undefined
  const shop = await shopAt(instant, {
    providers: ({ db, now }) => {
      const server = openLocalWechat({ now, keys: wechatKeys(), ask: async (url, init) => shop.app.request(url.replace(SHOP, ''), init) })
      if (mode === 'publicKey') server.books.publicKey = { id: 'PUB_KEY_ID_0114232134912410000000000000', certified: wechatKeys().platform }
      local = server
      const { mini, browser } = server.books.apps
      const { mchid } = server.books
      const shopName = async () => (await shopOf(db)).name
      const wechat = openWechat({
        db,
        mini,
        browser,
        mchid,
        templates: TEMPLATES,
        state: 'formal',
        apiUrl: PAY,
        publicUrl: SHOP,
        shopName,
        ask: server.ask,
        now,
      })
      return {
        wechat,
        thirdParty: wechatThirdParty(wechat, pretendedThirdParty),
        bank: openWechatPay({
          merchant: server.merchantAt(PAY, SHOP),
          ask: server.ask,
          now,
          payerOf: payerFrom(wechat, (text) => hmacOf(db, text)),
          shopName,
        }),
      }
    },
  })
  if (!local) throw new Error('The gateway was made without WeChat')
  const weixin: LocalWechat = local
  const [buyer] = await newBuyers(shop, 1)
  if (!buyer) throw new Error('There is no buyer')

  /** An order of the buyer's, opened for payment in the mini-program by somebody's WeChat. */
  const toPay = async (by: Buyer = buyer, openid = `openid-of-${by.memberId}`) => {
    const { skuCode, stock } = await packingOf(shop, 'otcB')
    const { orderCode, payable } = await ordered(by, { skuCode, quantity: 2 })
    const start = (more: { code?: string; channel?: string; key?: string } = {}) =>
      by.pay.start(
        { body: { ordersCode: orderCode, methodId: 'wechat', wechatCode: more.code ?? weixin.codeOf({ openid }) } },
        { headers: { 'X-Channel': more.channel ?? 'weapp' }, ...(more.key !== undefined && { key: more.key }) },
      )
    return { orderCode, payable, skuCode, stock, start }
  }
  /** The same, paid at WeChat; the shop has not heard of it yet. */
  const paid = async (by: Buyer = buyer) => {
    const order = await toPay(by)
    const { payId } = await order.start()
    weixin.pay(payId)
    return { ...order, payId }
  }
  const tell = async (payId: string, twist?: WebhookFault) => (await weixin.noticeOf(payId, twist)).send()
  return { ...shop, weixin, buyer, toPay, paid, tell }
}
export type WechatShop = Awaited<ReturnType<typeof wechatShop>>
