import type { WechatPayment } from '../../../src/contract/pay'

/** A payment provider. It says that something was paid only by a signed notification to the shop, maybe twice, late, or never. */
export type PaymentProvider = {
  methods: readonly PayMethod[]
  /** A relative pays a shared method on a page of the provider's; otherwise on the shop's own (`familyPay`), each as a payer of their own. */
  hasSharedPage: boolean
  /** The payer a payment is bound to, for providers that open it for one person or one kind of host only. */
  payerOf: (asked: { channel: string; code: string | undefined }) => Promise<Payer>
  /** Opens a payment and answers where or how the payer pays. Asked again for the same `payId` it answers alike. */
  open: (payment: OpenPayment) => Promise<OpenedPayment>
  /** What the provider knows, for when no notification came. `unknown` for a payment it never heard of, too. */
  query: (payId: string) => Promise<PaymentStatus>
  /** No payment may come after this. One that was paid before stays paid: ask. */
  close: (payId: string) => Promise<void>
  /** Sends all or a part of a payment of `total` cents back; the same `refundId` again sends it once, and never more than was paid. */
  refund: (refund: Refund) => Promise<RefundState>
  refundState: (refundId: string) => Promise<RefundState>
  webhook: Webhook
}

/** The webhook by which the provider's notifications reach the shop. */
export type Webhook = {
  /** Address in this shop that takes them. */
  path: string
  /** What a notification says, where its signature is the provider's and fresh. */
  read: (notice: WebhookRequest, now: Date) => Promise<PaymentNotification | undefined>
  /** The body the provider wants to read where the shop does not take it. */
  errorBody: (code: string, message: string) => object
}

export type Refund = {
  refundId: string
  payId: string
  /** Cents to send back, and cents that were paid. */
  amount: number
  total: number
  /** What the payer reads, at most 80 characters. */
  reason: string
}

export type PayMethod = { id: string; name: string; text: string; shared: boolean }

/** `key` identifies payer and kind of host without revealing the provider's id; `openId` is that id where it is needed later. */
export type Payer = { key: string; openId: string | null }
/** Any payer who has the URL. */
export const ANY_PAYER: Payer = { key: '', openId: null }

/** Another merchant than the shop: by the provider's id, and as the payer reads it. */
export type Collector = { merchantId: string; name: string }

export type OpenPayment = {
  payId: string
  /** The code of what is paid, and what the payer reads of it. */
  orderCode: string
  text: string
  /** Cents. */
  amount: number
  methodId: string
  payer: Payer
  /** The payer's network address. */
  address: string
  /** Masked name of the shopper who asks a relative to pay; null where the shopper pays. */
  payerFor: string | null
  expiresAt: Date
  /** The merchant at the provider whose account the money goes to; null for the shop's own. A provider that cannot does not open it. */
  collector: Collector | null
  /** Address in this shop that the payer returns to; null where there is none to return to (a mini-program, a relative). */
  returnUrl: string | null
}

/** An address to go to, or what the host's own cashier is opened with. */
export type OpenedPayment = { payUrl: string; wechat: WechatPayment | null }

export type PaymentStatus = { state: 'unknown' | 'paid' | 'failed' | 'closed'; amount: number; paidAt: Date | null }
/** `failed`: the provider cannot send the money back by itself; somebody has to look. `unknown`: it was never asked to. */
export type RefundState = 'done' | 'underWay' | 'failed' | 'unknown'

export type WebhookRequest = { body: string; header: (name: string) => string | undefined }
export type PaymentNotification =
  | { about: 'payment'; noticeId: string; payId: string; amount: number; state: 'paid' | 'failed'; at: Date }
  | { about: 'refund'; noticeId: string; payId: string; refundId: string; state: RefundState }
