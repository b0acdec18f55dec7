import type { PayState } from '../../../src/contract/pay'
import type { Querying } from '../../db/open'
import { payments } from './schema'
import { paymentsOf } from './paymentsOf'
import { notYet } from './notYet'
import type { Payable } from './subject'

/** The payment state of a subject. `failed` only while no attempt is pending. */
export async function payStateOf(db: Querying, payable: Payable, now: Date): Promise<PayState> {
  if (payable.state === 'notYet') throw notYet(payable)
  if (payable.state !== 'toPay') return payable.state
  const rows = await db.select({ state: payments.state }).from(payments).where(paymentsOf(payable))
  const states = rows.map(({ state }) => state)
  // The bank may still have money that came in time; the job that cancels the subject asks it first.
  if (payable.expiresAt <= now) return states.includes('unknown') ? 'unknown' : 'closed'
  return states.includes('failed') && !states.includes('unknown') ? 'failed' : 'unknown'
}
