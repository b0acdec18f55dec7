/** What WeChat's own cashier is opened with, as the gateway signed it. */
export type WechatPayment = { appId: string; timeStamp: string; nonceStr: string; package: string; signType: 'RSA'; paySign: string }

/**
 * How WeChat's cashier ended by its own word, which proves nothing: whether an order is paid is for the gateway to say.
 * `absent`: there is no such cashier here; `silent`: it did not answer in time, and may still be open.
 */
export type Outcome = 'done' | 'cancelled' | 'failed' | 'absent' | 'silent'

export type Asking = {
  /** Of the official account whose pages these are; nothing where the shop has none. */
  appId: () => Promise<string | undefined>
  /** Address in the shop that WeChat comes back to where the page has to be left for it. */
  path: string
}
/** Who pays: a code that is good once, for five minutes; nothing where none is needed or can be had. */
export type Payer = { code?: string; isLeaving?: true }
