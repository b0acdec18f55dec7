import { ConsultationState } from '../../../src/contract/consultationView'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { ConversationRow } from '../chat/append'
import { ownKind, type KindRow } from '../chat/kinds'
import { changed } from '../chat/ownConversation'
import { refundFee } from './fee'
import { keepRecord } from './records'
import { step, type ConsultationRow } from './states'
import { consultationOf, lockRow } from './stored'

const { waiting, talking } = ConsultationState

/** What a member may still write into, and what happens at a doctor's words and at the end. The conversation's row is locked before the consultation's. */
ownKind({
  kind: 'consultation',
  refuseWriting: async (tx, { conversation }) => {
    const { state } = await consultationOf(tx, conversation.conversationId)
    if (state !== waiting && state !== talking)
      throw new HttpError(409, 'CONSULTATION_OVER', '这次问诊已经结束，不能再发消息。还有问题可以再次问诊')
  },
  answered: async (tx, { conversation: { conversationId }, staffId, now }) => {
    const { id } = await consultationOf(tx, conversationId)
    const taken = await step(tx, { id, move: 'take', set: { doctorId: staffId, startedAt: now } })
    if (taken) await changed(tx, conversationId, { reservedFor: staffId })
  },
  ended: async (tx, { ring, conversation, by, now }) => {
    const { row, isMoved } = await over(tx, { conversation, by, now })
    if (isMoved && row.state === ConsultationState.cancelled) await refundFee(tx, row, now)
    await keepRecord(tx, row, { ring, now })
  },
  endedLine: (by) => LINES[by],
  told: {
    template: 'doctorAnswered',
    words: async (db, conversationId) => ({ consultationId: (await consultationOf(db, conversationId)).id }),
  },
} satisfies KindRow)

const LINES = {
  member: '您结束了这次问诊',
  staff: '医生结束了这次问诊。还有问题可以再次问诊',
  time: '问诊已结束。还有问题可以再次问诊',
} as const

type Over = { conversation: ConversationRow; by: 'member' | 'staff' | 'time'; now: Date }

/** What was talked in has ended; what waited is taken back by its member. A doctor declines what he does not answer: the fee goes back then. */
async function over(tx: Transaction, { conversation, by, now }: Over): Promise<{ row: ConsultationRow; isMoved: boolean }> {
  const { id } = await consultationOf(tx, conversation.conversationId)
  const { state } = await lockRow(tx, id)
  if (state === waiting && by === 'staff') throw new HttpError(409, 'NOT_ANSWERED', '还没有回复会员，不能结束：请先回复，或退回并写明原因')
  const move = state === talking ? 'end' : state === waiting && by === 'member' ? 'cancel' : undefined
  const moved = move && (await step(tx, { id, move, set: { endedAt: now } }))
  return { row: moved ?? (await lockRow(tx, id)), isMoved: moved !== undefined }
}
