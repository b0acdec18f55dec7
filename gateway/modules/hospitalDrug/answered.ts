import type { Chosen } from '../../../src/contract/hospitalDrug'
import { HttpError } from '../../lib/httpError'
import type { Question } from './questionsOf'

/** A question with what was chosen of it: one option or several, in the order of the question. */
export type Answered = { question: Question; chosen: Question['options'] }

/** Answers to exactly the questions of today. Refused with ANSWERS_CHANGED where others are asked by now, with INVALID (`answers.N`) where one cannot be chosen so. */
export function answeredOf(questions: readonly Question[], answers: readonly Chosen[]): Answered[] {
  if (!areSame(questions, answers)) throw changed()
  return answers.map(({ questionId, optionIds }, place) => {
    const question = questions.find((one) => one.questionId === questionId)
    if (!question) throw changed()
    return answerTo(question, optionIds, `answers.${place}`)
  })
}

/** What was chosen of one question. Refused as `answeredOf` refuses. */
export function answerTo(question: Question, optionIds: readonly string[], field: string): Answered {
  const chosen = question.options.filter(({ id }) => optionIds.includes(id))
  // An option that is gone is no fault of who chose it.
  if (chosen.length < new Set(optionIds).size) throw changed()
  const problem = problemOf(question, optionIds, chosen)
  if (problem !== undefined) throw new HttpError(400, 'INVALID', problem, { field })
  return { question, chosen }
}

const changed = () => new HttpError(409, 'ANSWERS_CHANGED', '问题有更新，请重新回答一遍，只要一分钟', { field: 'answers' })

function areSame(questions: readonly Question[], answers: readonly Chosen[]): boolean {
  const answered = new Set(answers.map(({ questionId }) => questionId))
  return answers.length === questions.length && questions.every(({ questionId }) => answered.has(questionId))
}

function problemOf({ question, isMultiple }: Question, optionIds: readonly string[], chosen: Answered['chosen']): string | undefined {
  if (optionIds.length !== chosen.length) return `「${question}」同一个答案选了两次`
  if (!isMultiple && chosen.length > 1) return `「${question}」只能选一个`
  const none = chosen.find(({ isNone }) => isNone)
  return none && chosen.length > 1 ? `「${question}」选了「${none.title}」就不能再选别的` : undefined
}
