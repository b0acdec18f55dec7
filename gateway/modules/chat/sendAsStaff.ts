import type { StaffChatForm, StaffMessage } from '../../../counter/contract/chat'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { append } from './append'
import { refuseForeignCard } from './cards'
import { kindRowOf } from './kinds'
import { staffMessages } from './staffRecord'
import { ownSeat, type Seated } from './staffSeat'

type Sending = { ring: KeyRing; conversationId: string; by: Seated; form: StaffChatForm; now: Date }

/** Writes what somebody who is in a conversation sends, once for its clientId. */
export async function sendAsStaff(tx: Transaction, { ring, conversationId, by, form, now }: Sending): Promise<StaffMessage> {
  const conversation = await ownSeat(tx, { conversationId, by, now })
  const { memberId } = conversation
  const { clientId, ...content } = form
  if (content.kind === 'card') await refuseForeignCard(tx, memberId, content.card)
  const writing = { ring, conversationId, sender: 'staff', staffId: by.staffId, clientId, content, now } as const
  const { message, isNew } = await append(tx, writing)
  if (isNew) await kindRowOf(conversation)?.answered(tx, { ring, conversation, staffId: by.staffId, now })
  const [shown] = await staffMessages({ db: tx, ring, now }, [message])
  if (!shown) throw new Error('a message was not shown')
  return shown
}
