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

/** How a payment is opened: at an address, or in WeChat's own cashier. */
const Opened = z.looseObject({
  payId: Id,
  /** Where the shopper pays, or for a shared method the address to send to a relative. Empty where `wechat` is given. */
  payUrl: z.string(),
  wechat: z.nullable(WechatPayment),
})

/** Of the order that is paid; what is sent names it `ordersCode` (specification 1, section 3), which prints no name for answers: there it is `orderCode`. */
export const pay = {
  methods: endpoint('GET /pay/methods', {
    about: 'Ways to pay an order, and how long it can still be paid',
    session: 'required',
    headers: ['channel'],
    query: z.object({ ordersCode: Id }),
    provides: 'pay',
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
    collects: { scene: '支付', kinds: ['order'] },
    session: 'required',
    idempotent: true,
    headers: ['channel'],
    body: z.object({ ordersCode: Id, methodId: Id, wechatCode: z.optional(WechatCode) }),
    invalidates: ['pay'],
    output: Opened,
  }),
  familyBill: endpoint('GET /pay/family/{bill}', {
    about: 'What a relative is asked to pay: how much, for whom and until when, and nothing of what was bought',
    params: z.object({ bill: Id }),
    provides: 'pay',
    output: z.looseObject({
      payable: Cents,
      /** The surname of who asks. */
      payerFor: z.string(),
      expiresAt: z.nullable(Instant),
      serverTime: Instant,
      state: PayState,
    }),
  }),
  payFamilyBill: endpoint('POST /pay/family/{bill}', {
    about: 'Open a payment for a relative who has the link; needs a `wechatCode` in the mini-program and in WeChat’s browser',
    collects: { scene: '帮家人付款', kinds: ['order'] },
    idempotent: true,
    headers: ['channel'],
    params: z.object({ bill: Id }),
    body: z.object({ wechatCode: z.optional(WechatCode) }),
    invalidates: ['pay'],
    output: Opened,
  }),
  state: endpoint('GET /pay/state', {
    about: 'Whether an order is paid',
    session: 'required',
    query: z.object({ ordersCode: Id }),
    /** What a payment changes: it is made at the provider, and this read is the first to tell of it. */
    invalidates: ['pay', 'coupons', 'couponUse', 'orders', 'order', 'home'],
    output: z.looseObject({ state: PayState, payable: Cents, paidAt: z.nullable(Instant) }),
  }),
}
