import { randomUUID } from 'node:crypto'
import type { Certified } from './certificate'

/** A payment in the local WeChat Pay server; amounts in cents. */
export type Trade = {
  id: string
  appid: string
  kind: 'jsapi' | 'h5'
  openid: string
  total: number
  prepayId: string
  description: string
  notifyUrl: string
  expiresAt: Date
  /** Everything the merchant sent: the same number again must say the same. */
  asked: string
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'PAYERROR' | 'REFUND'
  transactionId: string
  paidAt: Date | undefined
}
export type Refund = {
  id: string
  tradeId: string
  amount: number
  state: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL'
  notifyUrl: string
  at: Date
}

/** A login code, or one for a phone number: good once. */
export type Code = { openid: string; unionid: string | undefined; phone: string | undefined; isUsed: boolean }
export type Shipping = { tradeId: string; openid: string; company: string; number: string; contact: string | undefined }
export type Message = { openid: string; templateId: string; data: Record<string, string>; page: string | undefined }

/** Everything the pretended WeChat knows, in memory: it begins anew with its process. */
export type Books = {
  mchid: string
  apiV3Key: string
  merchant: Certified
  /** Platform certificates in force; the last one signs. */
  platforms: Certified[]
  /** Signs instead of the certificates where the merchant is on public-key mode. */
  publicKey: { id: string; certified: Certified } | undefined
  apps: Record<'mini' | 'browser', { appid: string; secret: string }>
  trades: Map<string, Trade>
  refunds: Map<string, Refund>
  codes: Map<string, Code>
  /** The access token in force, by app, and how often one was made. */
  tokens: Map<string, { token: string; expiresAt: Date }>
  tokensMade: number
  /** One that is refused although it is in force: after a leak, say. */
  refusedToken: string | undefined
  tickets: string[]
  /** How often a person allowed a message: `<openid> <template>`. */
  acceptances: Map<string, number>
  /** The session keys that went out, so that a test can look for them where they must not be. */
  sessionKeys: string[]
  messages: Message[]
  shippings: Shipping[]
  /** What a refund comes to at first. */
  refundsBecome: Refund['state']
  /** Where it is out of order: every request then fails as a broken connection does. */
  isAway: boolean
}

/** A number that looks like one of WeChat Pay's: `4200001…`, 28 digits. */
export const transactionId = () =>
  `4200001${BigInt(`0x${randomUUID().replaceAll('-', '')}`)
    .toString()
    .padStart(21, '0')
    .slice(0, 21)}`
