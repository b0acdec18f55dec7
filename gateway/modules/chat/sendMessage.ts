import type { ChatForm } from '../../../src/contract/chat'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { attachUploads } from '../upload/uploads'
import type { Danger } from '../catalogue/searchTables'
import { appendTo, sentBefore, type ChatRow, type ConversationRow } from './append'
import { refuseForeignCard } from './cards'
import type { ChatContent } from './content'
import { needDeskConsent } from './desks'
import { refuseOffDuty } from './duty'
import { kindRowOf } from './kinds'
import { lockedOwn } from './ownConversation'
import { robotReply } from './robotReply'
import { sayReply } from './sayReply'
import { CHAT_MESSAGES } from './schema'
import { hasLine, LINES, systemLine } from './systemLine'

/** Messages of one member in a minute; the figure is ours. */
export const MAX_A_MINUTE = 30

type Sending = {
  ring: KeyRing
  memberId: string
  conversationId: string
  form: ChatForm
  /** The emergency its words name. */ danger?: Danger | undefined
  now: Date
}

/**
 * Writes a member's message, and what the robot says to it, both or none. The same again, under the same clientId, is the message that stands, at whatever hour and however often. Throws
 * 409 OFF_DUTY, 403 CONSENT_NEEDED, 429, 404 for a card that is not the member's, 409 UPLOAD_GONE for a picture that is not.
 */
export async function sendMessage(tx: Transaction, { ring, memberId, conversationId, form, danger, now }: Sending): Promise<ChatRow> {
  const conversation = await lockedOwn(tx, { memberId, conversationId })
  const writing = { ring, conversationId, sender: 'member', clientId: form.clientId, content: contentOf(form), now } as const
  const standing = await sentBefore(tx, writing)
  if (standing) return standing
  const reply = form.kind === 'text' ? await robotReply(tx, { ring, conversation, text: form.text, danger, now }) : undefined
  const kind = kindRowOf(conversation)
  if (kind) await kind.refuseWriting(tx, { ring, conversation, now })
  else if (!reply) await refuseOffDuty(tx, conversation, now)
  await needDeskConsent(tx, { memberId, desk: conversation.desk, now })
  if (form.kind === 'card') await refuseForeignCard(tx, memberId, form.card)
  await countMessage(tx, memberId, now)
  const message = await appendTo(tx, conversation, { ...writing, isAnswered: reply?.waits === false, waitsFrom: reply?.waitsFrom })
  if (form.kind === 'picture')
    await attachUploads(tx, { memberId, kind: 'chat', ids: [form.pictureId], record: { table: CHAT_MESSAGES, id: message.id } })
  if (reply) await sayReply(tx, { ring, conversationId, reply, now })
  if (reply?.isHandedOver) await systemLine(tx, { ring, conversationId, text: LINES.toDesk(conversation), now })
  else if (reply?.waits !== false) await sayWhoIsAsked(tx, { ring, conversation, message, now })
  return message
}

const contentOf = (form: ChatForm): ChatContent => {
  if (form.kind === 'text') return { kind: 'text', text: form.text }
  return form.kind === 'picture' ? { kind: 'picture', picture: form.pictureId } : { kind: 'card', card: form.card }
}

/** Counts one more message; refuses with 429 and when it goes on. */
export const countMessage = (tx: Transaction, memberId: string, now: Date) =>
  enforceRateLimit(
    tx,
    { bucket: `chat:${memberId}`, max: MAX_A_MINUTE, seconds: MINUTE_SECONDS, message: '消息发得太快了，请稍等一会儿再发' },
    now,
  )

type Asked = { ring: KeyRing; conversation: ConversationRow; message: ChatRow; now: Date }

/** The first message of a session that waits for somebody is followed by who that is. */
async function sayWhoIsAsked(tx: Transaction, { ring, conversation, message, now }: Asked): Promise<void> {
  const { conversationId, desk, waitsSince, endedAt } = conversation
  const beginsToWait = waitsSince === null || endedAt !== null
  if (!beginsToWait || (await hasLine(tx, { conversationId, session: message.session }))) return
  await systemLine(tx, { ring, conversationId, text: LINES.begun({ desk }), now })
}
