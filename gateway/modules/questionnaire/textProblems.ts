import type { Answers, Question } from '../../../src/contract/questionnaireContent'
import { ID_NUMBER_IN_TEXT } from '../../../counter/contract/masked'

export type AnswerWrong = { question: string; words: string }

/** The one place where what somebody typed is looked at before it is handed in: what is refused stays typed, and is named beside its question. */
export function textProblems(questions: readonly Question[], answers: Answers): AnswerWrong[] {
  return questions.flatMap(({ id, kind }) => {
    const typed = answers[id]
    if (kind !== 'text' || typeof typed !== 'string') return []
    return typed.search(ID_NUMBER_IN_TEXT) < 0 ? [] : [{ question: id, words: '请不要填写身份证号，我们用不到' }]
  })
}
