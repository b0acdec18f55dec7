import { and, eq, lte, sql } from 'drizzle-orm'
import { ConsultationState } from '../../../src/contract/consultationView'
import { DAY } from '../../../src/lib/duration'
import type { Db, Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { forEach, type Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { log } from '../../lib/log'
import { inTransaction } from '../../kernel/transaction'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import { endSession } from '../chat/sessions'
import { closePayments } from '../pay/closePayments'
import { sendRefunds } from '../pay/sendRefunds'
import { tellUnanswered } from './consultationMessages'
import { refundFee, subjectOfConsultation } from './fee'
import { consultations } from './schema'
import { step, type ConsultationRow } from './states'
import { lockedConsultation, ownConsultation } from './stored'

const { toPay, waiting, talking, ended, cancelled } = ConsultationState

type Own = { db: Db; ring: KeyRing; memberId: string; id: string; now: Date }

/** Milliseconds from the first word on after which a consultation ends by itself. */
export const TALKING_MS = DAY

const back = ({ paidAt }: ConsultationRow) => (paidAt === null ? '' : '，费用原路退回')
const LINES = {
  cancelled: (row: ConsultationRow) => `这次问诊已取消${back(row)}`,
  unanswered: (row: ConsultationRow) => `没有医生在约定的时间内接诊${back(row)}。您可以换个时间再来；情况紧急请到医院就诊或拨打 120`,
  talkedOut: '问诊已满 24 小时，自动结束。还有问题可以再次问诊',
} as const

/** Takes a consultation back before a doctor has come; a fee that was paid goes back. Twice is once. Throws 409 DOCTOR_CAME. */
export async function cancelByMember({ bank, ...own }: Own & { bank: PaymentProvider }): Promise<void> {
  const { db, ring, memberId, id, now } = own
  const { state } = await ownConsultation(db, memberId, id)
  const subject = subjectOfConsultation(id)
  if (state === toPay) await closePayments({ db, ring, bank, subject, now })
  const stands = await inTransaction(db, (tx) => cancel(tx, own))
  if (stands !== cancelled) throw new HttpError(409, 'DOCTOR_CAME', '这次问诊已经开始或结束，不能取消')
  await sendRefunds({ db, bank, now, subject }).catch((error: unknown) => log.error({ err: error }, `问诊 ${id} 的退款稍后重试`))
}

/** Cancels what no doctor has answered, and answers in which state it is then. */
export async function cancel(tx: Transaction, { ring, id, now }: Pick<Own, 'ring' | 'id' | 'now'>): Promise<ConsultationState> {
  const locked = await lockedConsultation(tx, id)
  const moved = await step(tx, { id, move: 'cancel', set: { endedAt: now } })
  if (!moved) return locked.state
  await refundFee(tx, moved, now)
  await endConversation(tx, moved, { ring, by: 'member', text: LINES.cancelled(moved), now })
  return moved.state
}

/** A member has nothing more to ask. Twice is once. Throws 409 NOT_TALKING where no doctor has come. */
export async function endByMember({ db, ring, memberId, id, now }: Own): Promise<void> {
  await ownConsultation(db, memberId, id)
  await inTransaction(db, async (tx) => {
    const row = await lockedConsultation(tx, id)
    if (row.state === ended) return
    if (row.state !== talking) throw new HttpError(409, 'NOT_TALKING', '医生还没有接诊或问诊已结束')
    await endTalking(tx, row, { ring, by: 'member', now })
  })
}

type Ending = { ring: KeyRing; by: 'member' | 'staff' | 'time'; text?: string; now: Date }

/** Ends one that is talked in: with its conversation, whose kind moves it (`conversationKind.ts`), or alone where that was deleted. */
async function endTalking(tx: Transaction, row: ConsultationRow, ending: Ending): Promise<void> {
  await endConversation(tx, row, ending)
  await step(tx, { id: row.id, move: 'end', set: { endedAt: ending.now } })
}

async function endConversation(tx: Transaction, { conversationId }: ConsultationRow, ending: Ending): Promise<void> {
  if (conversationId !== null) await endSession(tx, { conversationId, ...ending })
}

const BATCH = 100

/** Nobody answered in time: it is given up, its fee goes back, and its member is told, at whatever hour that is. */
export const giveUpUnanswered: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const isDue = and(eq(consultations.state, waiting), lte(consultations.answerBefore, now))
  const due = await db.select({ id: consultations.id }).from(consultations).where(isDue).limit(BATCH)
  await forEach(due, '没有医生接诊的问诊的退回', ({ id }) =>
    inTransaction(db, async (tx) => {
      await lockedConsultation(tx, id)
      const moved = await step(tx, { id, move: 'giveUp', set: { endedAt: now }, where: lte(consultations.answerBefore, now) })
      if (!moved) return
      await refundFee(tx, moved, now)
      await endConversation(tx, moved, { ring, by: 'time', text: LINES.unanswered(moved), now })
      await tellUnanswered(tx, moved, now)
    }),
  )
}

/** Since the first word, or since it was taken up again. */
const sinceWords = sql`coalesce(${consultations.reopenedAt}, ${consultations.startedAt})`.mapWith(consultations.startedAt)

/** A day after the first word a consultation ends by itself. */
export const endTalkedOut: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const isDue = and(eq(consultations.state, talking), lte(sinceWords, new Date(now.getTime() - TALKING_MS)))
  const due = await db.select({ id: consultations.id }).from(consultations).where(isDue).limit(BATCH)
  await forEach(due, '问诊的结束', ({ id }) =>
    inTransaction(db, async (tx) => {
      const row = await lockedConsultation(tx, id)
      if (row.state === talking) await endTalking(tx, row, { ring, by: 'time', text: LINES.talkedOut, now })
    }),
  )
}
