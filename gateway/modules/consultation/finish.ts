import { eq } from 'drizzle-orm'
import { ConsultationState } from '../../../src/contract/consultationView'
import { daysAfter, shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { sealContent } from '../../kernel/sealedContent'
import { sendAsStaff } from '../chat/sendAsStaff'
import { endSession } from '../chat/sessions'
import type { Seated } from '../chat/staffSeat'
import { consultations } from './schema'
import { treatedConsultation } from './staffCase'
import { contentOf } from './stored'

/** Days ahead that a follow-up is asked for at most. */
const MAX_AHEAD = 183

type Finishing = {
  ring: KeyRing
  by: Seated
  now: Date
  conversationId: string
  summary: string
  /** 2026-12-10 */ followUpOn?: string | undefined
}

/**
 * A doctor who is in a consultation ends it with what was found and what to do: the member reads it there and beside the consultation.
 * Throws 409 NOT_ANSWERED before the doctor’s first word, by which the fee is earned.
 */
export async function finish(tx: Transaction, { ring, by, now, conversationId, summary, followUpOn = '' }: Finishing): Promise<void> {
  refuseDay(followUpOn, now)
  const { id, state, reopenedAt } = await treatedConsultation({ db: tx, by }, conversationId)
  if (state === ConsultationState.waiting) throw new HttpError(409, 'NOT_ANSWERED', '还没有回答会员，请先回答；不能远程处理的请退回')
  const form = { kind: 'text', clientId: `summary-of-${id}-${reopenedAt?.getTime() ?? 0}`, text: `【小结】${summary}` } as const
  await sendAsStaff(tx, { ring, conversationId, by, form, now })
  const row = await treatedConsultation({ db: tx, by }, conversationId)
  const sealed = sealContent(ring, consultations, id, { ...contentOf(ring, row), summary })
  const followUp = { followUpOn: followUpOn || null, followUpToldAt: null }
  await tx
    .update(consultations)
    .set({ ...sealed, ...followUp })
    .where(eq(consultations.id, id))
  await endSession(tx, { ring, conversationId, by: 'staff', now })
}

function refuseDay(followUpOn: string, now: Date): void {
  const today = shopDate(now)
  if (followUpOn === '' || (followUpOn > today && followUpOn <= daysAfter(today, MAX_AHEAD))) return
  throw new HttpError(422, 'WRONG_DAY', '复诊日期请选明天到半年内', { field: 'followUpOn' })
}
