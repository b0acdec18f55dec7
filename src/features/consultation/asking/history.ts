import type { DrugQuestion } from '@/contract/hospitalDrug'

/** The conversation so far: that it began, and what was answered, each question once. */
export type Entry = { kind: 'begin' } | { kind: 'answer'; questionId: string; optionIds: readonly string[] }

export type History = {
  questions: readonly DrugQuestion[]
  entries: readonly Entry[]
  /** The question that is asked now, by its place; one past the last where all were asked. */
  at: number
}

export type Act = { kind: 'answer'; questionId: string; optionIds: readonly string[] } | { kind: 'back' }

export const begun = (questions: readonly DrugQuestion[]): History => ({ questions, entries: [{ kind: 'begin' }], at: 0 })

/** Whether an answer can be given so: of the options, one where one is asked for, and none of them alone. */
export function isValidAnswer({ options, isMultiple }: DrugQuestion, optionIds: readonly string[]): boolean {
  const chosen = options.filter(({ id }) => optionIds.includes(id))
  if (chosen.length === 0 || chosen.length !== optionIds.length) return false
  return chosen.length === 1 || (isMultiple && !chosen.some(({ isNone }) => isNone))
}

const answersOf = ({ entries }: History) => entries.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []))

/** What was chosen of a question; nothing where it was not answered yet. */
export const chosenOf = (history: History, questionId: string): readonly string[] =>
  answersOf(history).find((entry) => entry.questionId === questionId)?.optionIds ?? []

/** Entries that count: the beginning, and each question that is answered as it can be. */
export const validLength = (history: History): number =>
  history.questions.filter((question) => isValidAnswer(question, chosenOf(history, question.questionId))).length + 1

/** All is answered (specification 2, section 3): there is one entry more than questions. */
export const isEnded = (history: History): boolean => validLength(history) === history.questions.length + 1

/** After an act. An answer takes the place of the one before and leaves all others; what cannot be answered so changes nothing. */
export function historyAfter(history: History, act: Act): History {
  if (act.kind === 'back') return { ...history, at: Math.max(0, history.at - 1) }
  const place = history.questions.findIndex(({ questionId }) => questionId === act.questionId)
  const question = history.questions[place]
  if (!question || !isValidAnswer(question, act.optionIds)) return history
  return { ...history, entries: withAnswer(history.entries, act), at: history.at === place ? place + 1 : history.at }
}

function withAnswer(entries: readonly Entry[], { questionId, optionIds }: Extract<Act, { kind: 'answer' }>): Entry[] {
  const answer: Entry = { kind: 'answer', questionId, optionIds }
  const isSame = (entry: Entry) => entry.kind === 'answer' && entry.questionId === questionId
  return entries.some(isSame) ? entries.map((entry) => (isSame(entry) ? answer : entry)) : [...entries, answer]
}

/** An option is chosen or given back: where one is asked for it replaces the other, and none of them stands alone. */
export function toggled({ options, isMultiple }: DrugQuestion, chosen: readonly string[], optionId: string): string[] {
  if (!isMultiple) return [optionId]
  if (chosen.includes(optionId)) return chosen.filter((id) => id !== optionId)
  const isNone = (id: string) => options.some((option) => option.id === id && option.isNone)
  return isNone(optionId) ? [optionId] : [...chosen.filter((id) => !isNone(id)), optionId]
}

/** Whether these are the questions that were asked: the same ones, with the same answers to choose from. */
export const areSame = (some: readonly DrugQuestion[], others: readonly DrugQuestion[]): boolean => textOf(some) === textOf(others)
const textOf = (questions: readonly DrugQuestion[]) =>
  JSON.stringify(
    questions.map(({ questionId, question, isMultiple, options }) => [
      questionId,
      question,
      isMultiple,
      options.map(({ id, title }) => [id, title]),
    ]),
  )

/** 用过，效果可以 */
export const answerText = (history: History, { questionId, options }: DrugQuestion): string => {
  const chosen = chosenOf(history, questionId)
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ title }) => title)
    .join('、')
}
