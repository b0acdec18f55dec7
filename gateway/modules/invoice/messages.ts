import { yuan } from '../../../src/lib/money'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { StoredInvoice } from './stored'

/** Tells a member that an invoice stands, or that a red one took back a part of it. */
export async function tellIssued(tx: Transaction, { id, memberId, orderCode, colour, amount }: StoredInvoice, at: Date): Promise<void> {
  const template = colour === 'red' ? 'invoiceRed' : 'invoiceIssued'
  await notify(tx, { template, memberId, event: id, at, words: { orderCode, amount: `¥${yuan(amount)}` } })
}

/** Tells a member that an invoice is not issued, and why. */
export async function tellRefused(tx: Transaction, { id, memberId, orderCode }: StoredInvoice, reason: string, at: Date): Promise<void> {
  await notify(tx, { template: 'invoiceRefused', memberId, event: id, at, words: { orderCode, reason } })
}
