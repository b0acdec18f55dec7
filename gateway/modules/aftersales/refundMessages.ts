import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { Application } from './stored'

type Told = 'refundTaken' | 'refundAgreed' | 'returnAgreed' | 'returnArrived' | 'refundRefused' | 'returnFailed' | 'returnOverdue'

/** Tells a member of what the shop did with an application, in the transaction in which it did; that the money is back the order tells. */
export async function tellRefund(tx: Transaction, { memberId, refundNumber, orderCode }: Application, template: Told, at: Date) {
  await notify(tx, { template, memberId, event: refundNumber, at, words: { refundNumber, orderCode } })
}
