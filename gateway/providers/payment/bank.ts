import type { WechatPayment } from '../../../src/contract/pay'

/** A payment provider. It says that something was paid only by a signed notification to the shop, maybe twice, late, or never. */
export type Bank = {
  methods: readonly PayMethod[]
  /** Whom a payment is tied to, for providers that open it for one person or one kind of host only. */
  payerOf: (asked: { channel: string; code: string | undefined }) => Promise<Payer>
  /** Opens a payment and answers where or how the payer pays. Asked again for the same `payId` it answers alike. */
  open: (payment: OpenPayment) => Promise<OpenedPayment>
  /** What the provider knows, for when no notification came. `unknown` for a payment it never heard of, too. */
  query: (payId: string) => Promise<BankAnswer>
  /** No payment may come after this. One that was paid before stays paid: ask. */
  close: (payId: string) => Promise<void>
  /** Sends money back; the same `refundId` again sends it once. */
  refund: (payment: { payId: string; amount: number; refundId: string }) => Promise<RefundState>
  refundState: (refundId: string) => Promise<RefundState>
  notices: Notices
}

/** How the provider's notifications reach the shop. */
export type Notices = {
  /** Address in this shop that takes them. */
  path: string
  /** What a notification says, where its signature is the provider's and fresh. */
  read: (notice: SentNotice, now: Date) => Promise<BankNotice | undefined>
  /** The body the provider wants to read where the shop does not take it. */
  refusal: (code: string, message: string) => object
}

export type PayMethod = { id: string; name: string; text: string; shared: boolean }

/** `key` names who pays and in which kind of host, and nobody's provider id can be read from it; `openId` is that id where it is needed later. */
export type Payer = { key: string; openId: string | null }
/** Anybody who has the address. */
export const ANYBODY: Payer = { key: '', openId: null }

export type OpenPayment = {
  payId: string
  orderCode: string
  /** Cents. */
  amount: number
  methodId: string
  payer: Payer
  /** The payer's network address. */
  address: string
  /** Masked name of who asks a relative to pay; null where the shopper pays. */
  payerFor: string | null
  expiresAt: Date
  /** Address in this shop that the payer returns to; null where there is none to return to (a mini-program, a relative). */
  returnUrl: string | null
}

/** An address to go to, or what the host's own cashier is opened with. */
export type OpenedPayment = { payUrl: string; wechat: WechatPayment | null }

export type BankAnswer = { state: 'unknown' | 'paid' | 'failed' | 'closed'; amount: number; paidAt: Date | null }
/** `failed`: the provider cannot send the money back by itself; somebody has to look. `unknown`: it was never asked to. */
export type RefundState = 'done' | 'underWay' | 'failed' | 'unknown'

export type SentNotice = { body: string; header: (name: string) => string | undefined }
export type BankNotice =
  | { about: 'payment'; noticeId: string; payId: string; amount: number; state: 'paid' | 'failed'; at: Date }
  | { about: 'refund'; noticeId: string; payId: string; refundId: string; state: RefundState }
