import { and, eq } from 'drizzle-orm'
import type { SignQuestion } from '../../../src/contract/sign'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { signAnswers } from './schema'
import { HttpError } from '../../lib/httpError'
import { give } from '../ledger/enter'
import { questionOf } from './questions'
import { QUESTION_COINS } from './rewards'

type Asked = { memberId: string; now: Date }

/** Today's question; its right item and why only to who answered it. */
export async function questionFor(db: Querying, { memberId, now }: Asked): Promise<SignQuestion> {
  const day = shopDate(now)
  const { id, question, items, right, explanation } = questionOf(day)
  const [answered] = await db
    .select({ item: signAnswers.item })
    .from(signAnswers)
    .where(and(eq(signAnswers.memberId, memberId), eq(signAnswers.day, day)))
  return {
    id,
    question,
    coins: QUESTION_COINS,
    items: [...items],
    answer: answered ? { item: answered.item, rightItem: right, explanation } : null,
  }
}

/** Answers today's question, once; its coins come with it, right or wrong. */
export async function answerQuestion(tx: Transaction, { memberId, id, item, now }: Asked & { id: string; item: string }) {
  const day = shopDate(now)
  const question = questionOf(day)
  if (question.id !== id) throw new HttpError(409, 'QUESTION_CHANGED', '已经是新的一天，请看今天的题目')
  if (!question.items.some((one) => one.id === item)) throw new HttpError(400, 'INVALID', '请选择一个答案', { field: 'questionItem' })
  const [answered] = await tx
    .insert(signAnswers)
    .values({ memberId, day, questionId: id, item, at: now })
    .onConflictDoNothing()
    .returning({ day: signAnswers.day })
  if (!answered) throw new HttpError(409, 'ANSWERED', '今天的题目已经答过了')
  const entry = { amount: QUESTION_COINS, reason: 'question', reference: day, key: `question ${day}`, at: now } as const
  await give(tx, { memberId, account: 'coin', ...entry })
  return questionFor(tx, { memberId, now })
}
