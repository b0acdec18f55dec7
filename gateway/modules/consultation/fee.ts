import { and, eq, isNull } from 'drizzle-orm'
import { ConsultationState, type FeeState } from '../../../src/contract/consultationView'
import type { Transaction } from '../../db/open'
import { requestRefund } from '../pay/requestRefund'
import { standingPaymentOf } from '../pay/standingPayment'
import type { Subject } from '../pay/subject'
import { consultations } from './schema'
import type { ConsultationRow } from './states'

/** The kind of what is paid for a consultation. */
export const CONSULTATION = 'consultation'
export const subjectOfConsultation = (id: string): Subject => ({ kind: CONSULTATION, code: id })

const { unanswered, declined, cancelled } = ConsultationState
/** Of which the fee goes back. */
export const GIVEN_BACK: readonly ConsultationState[] = [unanswered, declined, cancelled]

const REASONS: Partial<Record<ConsultationState, string>> = {
  unanswered: '没有医生接诊，问诊费原路退回',
  declined: '医生不能在线处理，问诊费原路退回',
  cancelled: '问诊已取消，问诊费原路退回',
}

/** Asks all that was paid for a consultation back; nothing where nothing was. The caller holds its row, in the state it ended in: once, however often. */
export async function refundFee(tx: Transaction, row: ConsultationRow, now: Date): Promise<void> {
  const paid = await standingPaymentOf(tx, subjectOfConsultation(row.id))
  if (!paid || paid.left === 0) return
  await requestRefund(tx, { payId: paid.payId, amount: paid.left, key: row.state, reason: REASONS[row.state] ?? '', now })
}

/** All of it is back. Undefined where that is known, or the fee is the doctor's. */
export async function settleFee(tx: Transaction, id: string, now: Date): Promise<ConsultationRow | undefined> {
  const [row] = await tx.select().from(consultations).where(eq(consultations.id, id))
  if (!row || !GIVEN_BACK.includes(row.state)) return undefined
  const [settled] = await tx
    .update(consultations)
    .set({ refundedAt: now })
    .where(and(eq(consultations.id, id), isNull(consultations.refundedAt)))
    .returning()
  return settled
}

/** Where the fee of a consultation is. */
export function feeStateOf({ state, paidAt, refundedAt }: Pick<ConsultationRow, 'state' | 'paidAt' | 'refundedAt'>): FeeState {
  if (refundedAt !== null) return 'returned'
  if (paidAt === null) return 'none'
  return GIVEN_BACK.includes(state) ? 'returning' : 'kept'
}
