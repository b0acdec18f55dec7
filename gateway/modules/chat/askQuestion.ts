import type { Transaction } from '../../db/open'
import { notFound } from '../../kernel/httpError'
import type { KeyRing } from '../../kernel/keyRing'
import { append, sentBefore, type ChatRow } from './append'
import { lockedOwn } from './ownConversation'
import { questionOf } from './questions'
import { countMessage } from './sendMessage'

type Asking = { ring: KeyRing; memberId: string; conversationId: string; questionId: string; clientId: string; now: Date }

/** Asks one of the frequent questions, which is answered at once, at whatever hour: both messages, or the two that stand. Nobody is waited for. */
export async function askQuestion(
  tx: Transaction,
  { ring, memberId, conversationId, questionId, clientId, now }: Asking,
): Promise<ChatRow[]> {
  const asked = questionOf(questionId)
  if (!asked) throw notFound('这个问题')
  await lockedOwn(tx, { memberId, conversationId })
  const said = (text: string) => ({ ring, conversationId, clientId, content: { kind: 'text', text }, now }) as const
  const question = { ...said(asked.question), sender: 'member', isAnswered: true } as const
  const answer = { ...said(asked.answer), sender: 'robot' } as const
  if (!(await sentBefore(tx, question))) await countMessage(tx, memberId, now)
  return [(await append(tx, question)).message, (await append(tx, answer)).message]
}
