import { randomBytes, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Ask, Merchant } from '../../payment/wechatPay/merchant'
import type { Books, Refund, Trade } from './books'
import { certified, type Certified } from './certificate'
import { openCalls } from './openCalls'
import { payCalls } from './payCalls'
import { sealedFor, signature, signerOf } from './speech'
import { refundResource, transactionResource } from './resources'

export type { Trade } from './books'

/** Faults of a notification that a shop has to cope with. */
export type WebhookFault = {
  /** Another total, in cents, than what was paid. */
  total?: number
  /** Another merchant, app or currency in what is sealed. */
  mchid?: string
  appid?: string
  currency?: string
  /** Sealed for another merchant. */
  apiV3Key?: string
  /** A forged signature, perhaps under a serial number that is WeChat Pay's. */
  by?: Certified
  serial?: string
  at?: Date
  /** Changed on its way, after it was signed. */
  tamper?: (body: string) => string
}

type Options = { now: () => Date; ask: Ask; mchid?: string; keys?: { merchant: Certified; platform: Certified } }

/**
 * A server that speaks WeChat's protocols, pay and open API, with keys and certificates of its own: what tests and a developer without
 * a merchant number try the shop against. `ask` reaches the shop.
 */
export function openLocalWechat({ now, ask, mchid = '1900007291', keys }: Options) {
  const books: Books = {
    mchid,
    apiV3Key: randomBytes(16).toString('hex'),
    merchant: keys?.merchant ?? certified('qinghe', now()),
    platforms: [keys?.platform ?? certified('Tenpay.com Root CA', now())],
    publicKey: undefined,
    apps: {
      mini: { appid: 'wx1234567890abcdef', secret: randomBytes(16).toString('hex') },
      browser: { appid: 'wxfedcba0987654321', secret: randomBytes(16).toString('hex') },
    },
    trades: new Map(),
    refunds: new Map(),
    codes: new Map(),
    tokens: new Map(),
    tokensMade: 0,
    refusedToken: undefined,
    tickets: [],
    acceptances: new Map(),
    sessionKeys: [],
    messages: [],
    shippings: [],
    refundsBecome: 'PROCESSING',
    isAway: false,
  }
  const app = new Hono()
  app.route(
    '/v3',
    payCalls({ books, now, onRefund: (refund) => void (refund.state === 'SUCCESS' && tellOfRefund(refund).catch(() => undefined)) }),
  )
  app.route('/', openCalls({ books, now }))

  const tell = async (url: string, event: string, told: object, twist: WebhookFault = {}) => {
    const text = JSON.stringify(told)
    const resource = {
      original_type: event.startsWith('REFUND') ? 'refund' : 'transaction',
      ...sealedFor(twist.apiV3Key ?? books.apiV3Key, text, event),
    }
    const notice = {
      id: randomUUID(),
      create_time: now().toISOString(),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: '',
      resource,
    }
    const body = JSON.stringify(notice)
    const signer = signerOf(books)
    const headers = signature(body, twist.at ?? now(), {
      serial: twist.serial ?? twist.by?.serial ?? signer.serial,
      by: twist.by ?? signer.by,
    })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
    return { send: () => ask(url, { ...init, body: twist.tamper?.(body) ?? body, signal: AbortSignal.timeout(10_000) }) }
  }
  const tellOfRefund = async (refund: Refund, twist?: WebhookFault) => {
    const { status, ...told } = refundResource(books, refund)
    return (
      await tell(refund.notifyUrl, status === 'SUCCESS' ? 'REFUND.SUCCESS' : 'REFUND.ABNORMAL', { ...told, refund_status: status }, twist)
    ).send()
  }
  const tradeOf = (id: string) => {
    const trade = books.trades.get(id)
    if (!trade) throw new Error(`There is no trade ${id}`)
    return trade
  }

  return {
    app,
    books,
    /** Reaches this server as `fetch` would over the network. */
    ask: (async (url, init) => {
      if (books.isAway) throw new TypeError('fetch failed')
      const { method, headers, body } = init
      return app.request(url, { method, headers, ...(body !== undefined && { body }) })
    }) satisfies Ask,
    /** What the shop is configured with to talk to this server. */
    merchantAt: (payUrl: string, publicUrl: string): Merchant => ({
      mchid: books.mchid,
      serial: books.merchant.serial,
      privateKey: books.merchant.privateKey,
      apiV3Key: Buffer.from(books.apiV3Key),
      appids: { mini: books.apps.mini.appid, browser: books.apps.browser.appid },
      publicKey: books.publicKey && { id: books.publicKey.id, key: books.publicKey.certified.publicKey },
      payUrl,
      publicUrl,
    }),
    /** A one-time code as WeChat issues it: by `wx.login`, page authorization or the phone button. */
    codeOf: ({ openid, unionid, phone }: { openid: string; unionid?: string; phone?: string }) => {
      const code = `0${randomBytes(12).toString('hex')}`
      books.codes.set(code, { openid, unionid, phone, isUsed: false })
      return code
    },
    /** The payer pays; false where the payment is over or closed. */
    pay: (id: string): boolean => {
      const trade = tradeOf(id)
      if (trade.state !== 'NOTPAY' || trade.expiresAt <= now()) return false
      Object.assign(trade, { state: 'SUCCESS', paidAt: now() } satisfies Partial<Trade>)
      return true
    },
    /** A notification of a payment; every `send` sends the very same once more. */
    noticeOf: (id: string, twist: WebhookFault = {}) => {
      const trade = tradeOf(id)
      const told = transactionResource(books, trade)
      const { mchid: other = told.mchid, appid = told.appid, total = trade.total, currency = 'CNY' } = twist
      return tell(
        trade.notifyUrl,
        'TRANSACTION.SUCCESS',
        { ...told, mchid: other, appid, amount: { ...told.amount, total, currency } },
        twist,
      )
    },
    /** What a refund came to at last, with its notification. */
    settleRefund: async (id: string, state: Refund['state'], twist?: WebhookFault) => {
      const refund = books.refunds.get(id)
      if (!refund) throw new Error(`There is no refund ${id}`)
      refund.state = state
      return tellOfRefund(refund, twist)
    },
    /** A second platform certificate comes into force and signs from now on; the first stays valid. */
    rotate: () => {
      const fresh = certified('Tenpay.com Root CA', now())
      books.platforms.push(fresh)
      return fresh
    },
  }
}
export type LocalWechat = ReturnType<typeof openLocalWechat>
