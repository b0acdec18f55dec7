import type { Db } from '../../../db/open'
import type { Bank } from '../../../providers/payment/bank'
import { closePayments } from './closePayments'
import { sendRefunds } from './sendRefunds'
import type { Taken } from './takePaid'
import { log } from '../../../kernel/log'

type After = { db: Db; bank: Bank; orderCode: string; now: Date }

/** What follows once money is booked: other ways to pay the same order are closed, unwanted money goes back. What fails here is tried again by the jobs. */
export async function afterTaken(taken: Taken, { db, bank, orderCode, now }: After): Promise<void> {
  try {
    if (taken === 'paid') await closePayments({ db, bank, orderCode, now })
    if (taken === 'paid' || taken === 'unwanted') await sendRefunds({ db, bank, now, orderCode })
  } catch (error) {
    log.error({ err: error }, `订单 ${orderCode} 的后续处理稍后重试`)
  }
}
