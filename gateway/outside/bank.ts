/** A payment provider. It says that something was paid only by a signed notification to `notifyUrl`, maybe twice, late, or never. */
export type Bank = {
  methods: Array<{ id: string; name: string; text: string; shared: boolean }>
  /** Opens a payment and answers where the payer goes. Asked again for the same `payId` it answers the same. */
  open: (payment: { payId: string; orderCode: string; amount: number; methodId: string; expiresAt: Date; returnUrl: string; notifyUrl: string }) => Promise<{ payUrl: string }>
  /** What the provider knows, for when no notification came. */
  query: (payId: string) => Promise<{ state: 'unknown' | 'paid' | 'failed' | 'closed'; amount: number; paidAt: Date | null }>
  /** No payment may come after this. */
  close: (payId: string) => Promise<void>
  refund: (payment: { payId: string; amount: number; refundId: string }) => Promise<void>
  /** Whether a notification's signature is the provider's; gives what it says. */
  read: (notice: { body: string; signature: string | undefined; timestamp: string | undefined; nonce: string | undefined }, now: Date) => BankNotice | undefined
}

export type BankNotice = { noticeId: string; payId: string; amount: number; state: 'paid' | 'failed'; at: Date }
