import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { announceConversation } from './announce'
import type { ConversationRow } from './append'
import { chatAppraisals, chatMessages } from './schema'

type Appraising = { conversation: ConversationRow; memberId: string; session: number; stars: number; words: string; now: Date }

/** Evaluates a session, once; the same again is what stands. Throws 409 NOT_ANSWERED where nobody of the pharmacy has answered in it, APPRAISED for another opinion. */
export async function appraise(tx: Transaction, { conversation, memberId, session, stars, words, now }: Appraising): Promise<void> {
  const { conversationId } = conversation
  const staffId = await lastWriter(tx, { conversationId, session })
  if (staffId === undefined) throw new HttpError(409, 'NOT_ANSWERED', '这次咨询还没有人回复，暂时不能评价')
  const row = { conversationId, session, memberId, staffId, stars, words, at: now }
  const [made] = await tx.insert(chatAppraisals).values(row).onConflictDoNothing().returning({ stars: chatAppraisals.stars })
  if (made) {
    announceConversation(tx, { conversationId, queue: false })
    return
  }
  const own = and(eq(chatAppraisals.conversationId, conversationId), eq(chatAppraisals.session, session))
  const [standing] = await tx.select().from(chatAppraisals).where(own)
  if (standing?.stars !== stars || standing.words !== words) throw new HttpError(409, 'APPRAISED', '这次咨询已经评价过了')
}

async function lastWriter(tx: Transaction, { conversationId, session }: { conversationId: string; session: number }) {
  const ofStaff = and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.session, session), eq(chatMessages.sender, 'staff'))
  const [last] = await tx
    .select({ staffId: chatMessages.staffId })
    .from(chatMessages)
    .where(ofStaff)
    .orderBy(desc(chatMessages.seq))
    .limit(1)
  return last?.staffId ?? undefined
}
