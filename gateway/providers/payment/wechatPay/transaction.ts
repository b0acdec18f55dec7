import * as z from 'zod/mini'
import type { PaymentStatus } from '../paymentProvider'
import type { Merchant } from './merchant'

/** A transaction in WeChat Pay's format, in a response or a notification; amounts in cents. */
export const Transaction = z.looseObject({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  success_time: z.optional(z.string()),
  amount: z.optional(z.looseObject({ total: z.optional(z.int()), currency: z.optional(z.string()) })),
})
export type Transaction = z.infer<typeof Transaction>

const STATES: Readonly<Record<string, PaymentStatus['state']>> = {
  SUCCESS: 'paid',
  // Money that went back had been paid before.
  REFUND: 'paid',
  PAYERROR: 'failed',
  CLOSED: 'closed',
  REVOKED: 'closed',
}

/** What a payment came to. Throws where it is not this merchant's, not of one of its apps, or in another currency. */
export function answerIn(transaction: Transaction, { mchid, appids }: Pick<Merchant, 'mchid' | 'appids'>): PaymentStatus {
  const { amount: { total = 0, currency = 'CNY' } = {}, success_time, trade_state } = transaction
  if (transaction.mchid !== mchid) throw new Error(`A payment of merchant ${transaction.mchid} was told to ${mchid}`)
  if (transaction.appid !== appids.mini && transaction.appid !== appids.browser)
    throw new Error(`A payment of the app ${transaction.appid} was told to us`)
  if (currency !== 'CNY') throw new Error(`A payment in ${currency} was told to us`)
  return { state: STATES[trade_state] ?? 'unknown', amount: total, paidAt: success_time ? new Date(success_time) : null }
}
