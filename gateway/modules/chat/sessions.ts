import type { Desk } from '../../../src/contract/chat'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { announceConversation } from './announce'
import { begun, lockedConversation, type ConversationRow } from './append'
import { isTaken } from './isTaken'
import { kindRowOf } from './kinds'
import { changed } from './ownConversation'
import { LINES, systemLine } from './systemLine'

type Ending = {
  ring: KeyRing
  conversationId: string
  by: 'member' | 'staff' | 'time'
  /** The line that says why; without one what its kind says. */
  text?: string
  now: Date
}
const ENDED = { member: LINES.endedByMember, staff: LINES.endedByStaff, time: LINES.endedByTime } as const

/** Ends the session of a conversation, whose row it locks: nobody is in it and nothing waits. Once; a second end changes nothing. */
export async function endSession(tx: Transaction, { ring, conversationId, by, text, now }: Ending): Promise<ConversationRow> {
  const standing = await lockedConversation(tx, conversationId)
  if (standing.endedAt !== null) return standing
  const kind = kindRowOf(standing)
  await systemLine(tx, { ring, conversationId, text: text ?? kind?.endedLine(by) ?? ENDED[by](), now })
  const ended = await changed(tx, conversationId, { endedAt: now, waitsSince: null, staffId: null, leaseUntil: null })
  await kind?.ended(tx, { ring, conversation: ended, by, now })
  return ended
}

type Handing = {
  ring: KeyRing
  conversation: ConversationRow
  desk: Desk
  /** Since when the member has asked, where a robot answered before. */
  since?: Date | undefined
  now: Date
}

/**
 * Hands a locked conversation to another desk, where it waits since when it began to. Who was in it is in it no more; one that has ended
 * begins anew. At the desk where it waits already, or where somebody is in it, nothing changes.
 */
export async function handToDesk(tx: Transaction, { ring, conversation, desk, since, now }: Handing): Promise<ConversationRow> {
  const { conversationId, waitsSince } = conversation
  const waitsThere = conversation.desk === desk && waitsSince !== null && conversation.staffId === null && conversation.endedAt === null
  if (waitsThere || (conversation.desk === desk && isTaken(conversation, now))) return conversation
  const left = { staffId: null, leaseUntil: null }
  await changed(tx, conversationId, { desk, ...left, waitsSince: waitsSince ?? since ?? now, ...begun(conversation, now) })
  await systemLine(tx, { ring, conversationId, text: LINES.toDesk({ desk }), now })
  return lockedConversation(tx, conversationId)
}

/** A desk is chosen for a conversation in which nobody is: what waits waits there. */
export async function chooseDesk(
  tx: Transaction,
  { conversation, desk }: { conversation: ConversationRow; desk: Desk },
): Promise<ConversationRow> {
  if (conversation.desk === desk) return conversation
  announceConversation(tx, { conversationId: conversation.conversationId, queue: true })
  return changed(tx, conversation.conversationId, { desk })
}
