import { and, asc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { questionOf } from '../frequentQuestion/questionTable'
import { append, sentBefore, type ChatRow } from './append'
import { dutyAt } from './duty'
import { lockedOwn, refuseOtherKind } from './ownConversation'
import { saidTo } from './robotReply'
import { sayReply } from './sayReply'
import { chatMessages } from './schema'
import { countMessage } from './sendMessage'

type Asking = { ring: KeyRing; memberId: string; conversationId: string; questionId: string; clientId: string; now: Date }

/** Asks one of the frequent questions, which is answered at once, at whatever hour: its messages, or those that stand. Nobody is waited for. */
export async function askQuestion(
  tx: Transaction,
  { ring, memberId, conversationId, questionId, clientId, now }: Asking,
): Promise<ChatRow[]> {
  const row = await questionOf(tx, questionId)
  if (!row) throw notFound('这个问题')
  refuseOtherKind(await lockedOwn(tx, { memberId, conversationId }))
  const content = { kind: 'text', text: row.question } as const
  const question = { ring, conversationId, clientId, content, now, sender: 'member', isAnswered: true } as const
  const standing = await sentBefore(tx, question)
  if (standing) return [standing, ...(await answersTo(tx, standing))]
  await countMessage(tx, memberId, now)
  const { message } = await append(tx, question)
  const { online: isOnline } = await dutyAt(tx, now)
  const said = await saidTo({ db: tx, ring, memberId, now }, { row, isOnline })
  return [message, ...(await sayReply(tx, { ring, conversationId, reply: { said }, clientId, now }))]
}

/** What the robot wrote right after a question. */
async function answersTo(tx: Transaction, { conversationId, seq }: ChatRow): Promise<ChatRow[]> {
  const later = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.seq, seq)))
    .orderBy(asc(chatMessages.seq))
    .limit(2)
  return later.slice(0, later[0]?.sender !== 'robot' ? 0 : later[1]?.sender === 'robot' ? 2 : 1)
}
