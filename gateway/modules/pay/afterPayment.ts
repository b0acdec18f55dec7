import type { Db } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import { closePayments } from './closePayments'
import { sendRefunds } from './sendRefunds'
import type { PaymentOutcome } from './recordPaid'
import { kindOf, type Subject } from './subject'
import { log } from '../../lib/log'

type After = { db: Db; ring: KeyRing; bank: PaymentProvider; subject: Subject; now: Date }

/** What follows once money is booked: other ways to pay the same subject are closed, unwanted money goes back. What fails here is tried again by the jobs. */
export async function afterPayment(taken: PaymentOutcome, { db, ring, bank, subject, now }: After): Promise<void> {
  try {
    if (taken === 'paid') await closePayments({ db, ring, bank, subject, now })
    if (taken === 'paid' || taken === 'unwanted') await sendRefunds({ db, bank, now, subject })
  } catch (error) {
    log.error({ err: error }, `${kindOf(subject).noun} ${subject.code} 的后续处理稍后重试`)
  }
}
