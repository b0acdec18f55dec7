/** A payment provider. It says that something was paid only by a signed notification to the shop, maybe twice, late, or never. */
export type Bank = {
  methods: readonly PayMethod[]
  /** Opens a payment and answers where the payer goes. Asked again for the same `payId` it answers the same. */
  open: (payment: OpenPayment) => Promise<{ payUrl: string }>
  /** What the provider knows, for when no notification came. `unknown` for a payment it never heard of, too. */
  query: (payId: string) => Promise<BankAnswer>
  /** No payment may come after this. One that was paid before stays paid: ask. */
  close: (payId: string) => Promise<void>
  /** Sends money back; the same `refundId` again sends it once. */
  refund: (payment: { payId: string; amount: number; refundId: string }) => Promise<void>
  /** Whether a notification's signature is the provider's and fresh; gives what it says. */
  read: (notice: SignedNotice, now: Date) => BankNotice | undefined
}

export type PayMethod = { id: string; name: string; text: string; shared: boolean }

export type OpenPayment = {
  payId: string
  orderCode: string
  /** Cents. */
  amount: number
  methodId: string
  /** Masked name of who asks a relative to pay; null where the shopper pays. */
  payerFor: string | null
  expiresAt: Date
  /** Address in this shop that the payer returns to; null where there is none to return to (a mini-program, a relative). */
  returnUrl: string | null
  /** Address in this shop that takes notifications. */
  notifyUrl: string
}

export type BankAnswer = { state: 'unknown' | 'paid' | 'failed' | 'closed'; amount: number; paidAt: Date | null }
/** Headers a notification travels with. */
export const NOTICE_HEADERS = { timestamp: 'X-Bank-Timestamp', nonce: 'X-Bank-Nonce', signature: 'X-Bank-Signature' } as const

export type SignedNotice = { body: string; signature: string | undefined; timestamp: string | undefined; nonce: string | undefined }
export type BankNotice = { noticeId: string; payId: string; amount: number; state: 'paid' | 'failed'; at: Date }
