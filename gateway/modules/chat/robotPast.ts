import { and, desc, eq } from 'drizzle-orm'
import { SOLVED_WORD } from '../../../src/contract/chat'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import type { ConversationRow } from './append'
import { openedMessages } from './messagesOf'
import { chatMessages } from './schema'

/** Messages of a session that are looked at. */
const LOOKED_AT = 60

/** What the robot's lines of this session were about, the latest first; since when the member has asked it without an end. */
export type RobotPast = { abouts: readonly string[]; since: Date | undefined }

type Looking = { ring: KeyRing; conversation: ConversationRow }

/** What went on with the robot since somebody of the pharmacy wrote last, or the member said that it is solved. Nothing of an ended session. */
export async function robotPast(tx: Transaction, { ring, conversation }: Looking): Promise<RobotPast> {
  const { conversationId, session, endedAt } = conversation
  if (endedAt !== null) return { abouts: [], since: undefined }
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.session, session)))
    .orderBy(desc(chatMessages.seq))
    .limit(LOOKED_AT)
  const abouts: string[] = []
  let since: Date | undefined
  for (const { row, content } of openedMessages(ring, rows)) {
    const about = content.kind === 'text' ? content.robot?.about : undefined
    if (row.sender === 'staff' || about === SOLVED_WORD) break
    if (about !== undefined) abouts.push(about)
    if (row.sender === 'member') since = row.at
  }
  return { abouts, since }
}

/** Since when the member of a conversation has asked, where a robot answered so far; nothing where none did. */
export async function askedSince(tx: Transaction, looking: Looking): Promise<Date | undefined> {
  const { abouts, since } = await robotPast(tx, looking)
  return abouts.length > 0 ? since : undefined
}
