import { eq } from 'drizzle-orm'
import { DECLINE_WORDS, type DeclineReason } from '../../../counter/contract/consultation'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../kernel/httpError'
import type { KeyRing } from '../../kernel/keyRing'
import { sealContent } from '../../kernel/sealedContent'
import { endSession } from '../chat/sessions'
import { ownSeat, type Seated } from '../chat/staffSeat'
import { notify } from '../message/notify'
import { giveBackFee } from './giveBackFee'
import { consultations } from './schema'
import { contentOf, treatedConsultation } from './staffCase'
import { step } from './states'

type Declining = { ring: KeyRing; by: Seated; now: Date; conversationId: string; reason: DeclineReason; words: string }

/** A doctor who is in a consultation says that it cannot be answered from afar: it ends, its fee goes back, and its member reads what to do. */
export async function decline(tx: Transaction, { ring, by, now, conversationId, reason, words }: Declining): Promise<void> {
  const { id } = await treatedConsultation({ db: tx, by }, conversationId)
  await tx.select({ id: consultations.id }).from(consultations).where(eq(consultations.id, id)).for('update')
  await ownSeat(tx, { conversationId, by, now })
  const moved = await step(tx, { id, move: 'decline', set: { doctorId: by.staffId, endedAt: now } })
  if (!moved) throw new HttpError(409, 'CONSULTATION_OVER', '问诊已经结束')
  const text = reason === 'other' ? words : words === '' ? DECLINE_WORDS[reason] : `${DECLINE_WORDS[reason]}。${words}`
  const sealed = sealContent(ring, consultations, id, { ...contentOf(ring, moved), declined: text })
  await tx.update(consultations).set(sealed).where(eq(consultations.id, id))
  await endSession(tx, { ring, conversationId, by: 'staff', now })
  await giveBackFee(tx, { row: moved, reason: '医生建议到医院就诊', now })
  await notify(tx, { template: 'consultationDeclined', memberId: moved.memberId, event: id, words: { consultationId: id }, at: now })
}
