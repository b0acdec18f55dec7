import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { isRefundUnderWay } from '../pay/refundUnderWay'
import { requestRefund } from '../pay/requestRefund'
import { standingPaymentOf } from '../pay/standingPayment'
import type { Subject } from '../pay/subject'
import { instalmentsOf } from './instalments'
import { policies, type PolicyRow } from './schema'
import { subjectOfInstalment, subjectOfPlan } from './subjectOfPlan'

type Giving = { /** Cents. */ amount: number; reason: string; now: Date }

/** Asks money of a policy back: of its latest instalment first, of the one that began it last. The caller holds its row. */
export async function giveBack(tx: Transaction, row: PolicyRow, { amount, ...asking }: Giving): Promise<void> {
  let rest = amount
  for (const { id, state, amount: paid } of (await instalmentsOf(tx, row.id)).reverse()) {
    const part = state === 'paid' ? Math.min(rest, paid) : 0
    await askBack(tx, subjectOfInstalment(id), { ...asking, amount: part })
    rest -= part
  }
  await askBack(tx, subjectOfPlan(row.id), { ...asking, amount: rest })
}

async function askBack(tx: Transaction, subject: Subject, { amount, reason, now }: Giving): Promise<void> {
  if (amount === 0) return
  const paid = await standingPaymentOf(tx, subject)
  if (!paid) throw new Error(`The paid ${subject.kind} ${subject.code} has no payment`)
  await requestRefund(tx, { payId: paid.payId, amount, key: 'givenBack', reason, now })
}

/** Notes when all of the money of a policy that is settled was back; a refund of it has just ended. */
export async function noteBack(tx: Transaction, { id, state, refundedAt }: PolicyRow, now: Date): Promise<void> {
  if ((state !== 'cancelled' && state !== 'returned') || refundedAt !== null) return
  const later = (await instalmentsOf(tx, id)).map((one) => subjectOfInstalment(one.id))
  if (!(await isRefundUnderWay(tx, [subjectOfPlan(id), ...later])))
    await tx.update(policies).set({ refundedAt: now }).where(eq(policies.id, id))
}
