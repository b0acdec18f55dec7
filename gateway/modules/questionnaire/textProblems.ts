import { ID_NUMBER_IN_TEXT } from '../../../counter/contract/masked'
import type { Answers, Question } from '../../../src/contract/questionnaireContent'
import type { Querying } from '../../db/open'
import { sensitiveIn } from '../sensitiveWord/refuseSensitive'

export type AnswerWrong = { question: string; words: string }

/** The one place where what somebody typed is looked at before it is handed in: what is refused stays typed, and is named beside its question. */
export async function textProblems(db: Querying, questions: readonly Question[], answers: Answers): Promise<AnswerWrong[]> {
  const texts = questions.flatMap(({ id, kind }) => {
    const typed = answers[id]
    return kind === 'text' && typeof typed === 'string' ? [{ field: id, text: typed }] : []
  })
  const hits = await sensitiveIn(db, 'questionnaire', texts)
  return texts.flatMap(({ field, text }) => {
    if (text.search(ID_NUMBER_IN_TEXT) >= 0) return [{ question: field, words: '请不要填写身份证号，我们用不到' }]
    const hit = hits.find((one) => one.field === field)
    return hit ? [{ question: field, words: [hit.reason, hit.tip].filter(Boolean).join('。') }] : []
  })
}
