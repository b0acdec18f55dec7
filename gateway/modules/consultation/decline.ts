import { declinedText, type DeclineReason } from '../../../counter/contract/consultation'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { sealContent } from '../../kernel/sealedContent'
import { endSession } from '../chat/sessions'
import { ownSeat, type Seated } from '../chat/staffSeat'
import { tellDeclined } from './consultationMessages'
import { refundFee } from './fee'
import { consultations } from './schema'
import { treatedConsultation } from './staffCase'
import { step } from './states'
import { contentOf, lockedConsultation } from './stored'

type Declining = { ring: KeyRing; by: Seated; now: Date; conversationId: string; reason: DeclineReason; words: string }

/** A doctor who is in a consultation says that it cannot be answered from afar: it ends, its fee goes back, and its member reads what to do. */
export async function decline(tx: Transaction, { ring, by, now, conversationId, reason, words }: Declining): Promise<void> {
  const { id } = await treatedConsultation({ db: tx, by }, conversationId)
  await ownSeat(tx, { conversationId, by, now })
  const row = await lockedConsultation(tx, id)
  const text = declinedText({ reason, words })
  const sealed = sealContent(ring, consultations, id, { ...contentOf(ring, row), declined: text })
  const moved = await step(tx, { id, move: 'decline', set: { doctorId: by.staffId, endedAt: now, ...sealed } })
  if (!moved) throw new HttpError(409, 'CONSULTATION_OVER', '问诊已经结束')
  await refundFee(tx, moved, now)
  await endSession(tx, { ring, conversationId, by: 'staff', text: `医生：${text}`, now })
  await tellDeclined(tx, moved, now)
}
