import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Cents, Id, Instant } from './fields'

export const PayMethod = z
  .looseObject({ id: Id, name: z.string(), text: z.string(), shared: z.boolean() })
  .register(z.globalRegistry, { id: 'PayMethod' })
export type PayMethod = z.infer<typeof PayMethod>

/** `unknown` until the provider's signed notification arrives; the client's word never makes it `paid`. */
export const PayState = z.enum(['unknown', 'paid', 'failed', 'closed'])
export type PayState = z.infer<typeof PayState>

/** What WeChat's own cashier is opened with: `wx.requestPayment` in the mini-program, `WeixinJSBridge` in WeChat's browser. */
export const WechatPayment = z
  .looseObject({
    appId: z.string(),
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  })
  .register(z.globalRegistry, { id: 'WechatPayment' })
export type WechatPayment = z.infer<typeof WechatPayment>

/** What `wx.login` or WeChat's page authorization gave: good once, for five minutes. */
export const WechatCode = z.string().check(z.regex(/^[\w-]{1,200}$/, '授权已失效，请重新授权'))

export const pay = {
  methods: endpoint('GET /pay/methods', {
    about: 'Ways to pay an order, and how long it can still be paid',
    session: 'required',
    headers: ['channel'],
    query: z.object({ orderCode: Id }),
    output: z.looseObject({
      methods: z.array(PayMethod),
      payable: Cents,
      expiresAt: z.nullable(Instant),
      serverTime: Instant,
      state: PayState,
    }),
  }),
  start: endpoint('POST /pay', {
    about:
      'Open a payment at the provider; the same order, method and payer give the same payment. Method `wechat` needs a `wechatCode` in the mini-program and in WeChat’s browser',
    session: 'required',
    idempotent: true,
    headers: ['channel'],
    body: z.object({ orderCode: Id, methodId: Id, wechatCode: z.optional(WechatCode) }),
    output: z.looseObject({
      payId: Id,
      /** Where the shopper pays, or for a shared method the address to send to a relative. Empty where `wechat` is given. */
      payUrl: z.string(),
      wechat: z.nullable(WechatPayment),
    }),
  }),
  state: endpoint('GET /pay/state', {
    about: 'Whether an order is paid',
    session: 'required',
    query: z.object({ orderCode: Id }),
    output: z.looseObject({ state: PayState, payable: Cents, paidAt: z.nullable(Instant) }),
  }),
}
