import { eq } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { inTransaction } from '../../kernel/transaction'
import { yuan } from '../../lib/yuan'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import { benefits } from '../benefit/schema'
import { closePayments } from '../pay/closePayments'
import { instalmentsOf, paidFor } from './instalments'
import { endInstalments } from './instalmentStates'
import { lockOwnPolicy, ownPolicy } from './ownPolicy'
import { policyMoved, step, stepped } from './planStates'
import { refundOf } from './policyRefund'
import type { PolicyRow } from './schema'
import { subjectOfPlan } from './subjectOfPlan'

type Closing = { db: Db; ring: KeyRing; bank: PaymentProvider; now: Date; memberId: string; policyId: string }

/** Takes back an application that is not paid, at the bank first; twice is once. 409 POLICY_MOVED of one that is paid or declined. */
export async function closePolicy({ db, ring, bank, now, ...of }: Closing): Promise<void> {
  const row = await ownPolicy(db, of)
  if (row.state === 'closed') return
  if (row.state === 'toPay') await closePayments({ db, ring, bank, subject: subjectOfPlan(row.id), now })
  const set = { refusal: '您已放弃这次投保，没有收费', nextAttemptAt: null }
  if (!(await inTransaction(db, (tx) => stepped(tx, { id: row.id, move: 'close', set, now })))) throw policyMoved()
}

type Cancelling = { memberId: string; policyId: string; back: number; now: Date }

/** Gives a policy back for the amount that was shown: it pays for nothing any more, and the insurer is asked to end it. 409 AMOUNT_CHANGED, POLICY_USED, POLICY_MOVED. */
export async function cancelPolicy(tx: Transaction, { back, now, ...of }: Cancelling): Promise<void> {
  const row = await lockOwnPolicy(tx, of)
  const [benefit] = await tx
    .select()
    .from(benefits)
    .where(eq(benefits.benefitId, row.benefitId ?? ''))
    .for('update')
  const refund = refundOf(row, { benefit, paid: paidFor(row, await instalmentsOf(tx, row.id)), now })
  if (!refund) throw policyMoved()
  if (refund.problem !== null) throw new HttpError(409, 'POLICY_USED', refund.problem)
  if (refund.back !== back)
    throw new HttpError(409, 'AMOUNT_CHANGED', `现在退保可退 ${yuan(refund.back)} 元，请核对后再提交`, {
      details: { before: back, after: refund.back },
    })
  await endPolicy(tx, row, { back, now })
}

type Ending = { back: number; /** Why, where its member did not ask for it. */ refusal?: string; now: Date }

/** A policy pays for nothing any more, no instalment of it is awaited, and the insurer is asked to end it. The caller holds its row. */
export async function endPolicy(tx: Transaction, { id, benefitId }: PolicyRow, { back, refusal, now }: Ending): Promise<void> {
  if (benefitId !== null) await tx.update(benefits).set({ unboundAt: now }).where(eq(benefits.benefitId, benefitId))
  await endInstalments(tx, id)
  await step(tx, { id, move: 'cancel', set: { back, ...(refusal !== undefined && { refusal }), nextAttemptAt: now, attempts: 0 }, now })
}
