import type { Answers } from '../../src/contract/questionnaireContent'
import type { Gateway } from './gateway'

type Member = Pick<Gateway['zhou'], 'questionnaire'>

/** A whole way through the shipped questionnaire `health`, with what was typed in it. */
export const healthAnswers = (typed = '头晕'): Answers => ({
  who: 'parents',
  conditions: ['pressure', 'sugar'],
  count: 'many',
  missed: 'sometimes',
  whyMissed: ['print'],
  unwell: 'mild',
  unwellWords: typed,
  satisfied: 4,
})

export const orderAnswers: Answers = { right: 'yes', package: 'broken', dated: 'good', speed: 5, explained: 'clear' }

export const consultAnswers = (typed = '还要不要继续吃'): Answers => ({
  since: 'days',
  danger: ['none'],
  degree: 2,
  visited: 'yes',
  examined: 'with',
  taking: 'yes',
  helped: 'same',
  expect: typed,
})

const FIRST = { version: 1, revision: 0, at: null, isAgreed: true } as const

/** Hands in a questionnaire of the first version. */
export const finishedBy = (who: Member, type: 'health' | 'consult' | 'order', answers: Answers, more: { orderCode?: string } = {}) =>
  who.questionnaire.complete({ body: { ...FIRST, ...more, type, answers } })

/** Leaves one half done. */
export const halfDone = (who: Member, type: 'health' | 'consult', answers: Answers) =>
  who.questionnaire.save({ params: { type }, body: { ...FIRST, answers } })
