import type { PreAsk } from '@/contract/preAsk'
import type { Entry, History } from './history'

/** A guided consultation as a history: what was answered, and the question that is asked now. */
export function historyOf({ history, question }: PreAsk): History {
  const answered = history.flatMap((said) => (said.question ? [{ question: said.question, optionIds: said.optionIds }] : []))
  const entries = answered.map(({ question: { questionId }, optionIds }): Entry => ({ kind: 'answer', questionId, optionIds }))
  return {
    questions: [...answered.map((one) => one.question), ...(question ? [question] : [])],
    entries: [{ kind: 'begin' }, ...entries],
    at: answered.length,
  }
}
