import type { DrugQuestion } from '@/contract/hospitalDrug'
import { answerText, areSame, begun, chosenOf, historyAfter, isEnded, toggled, validLength, type Act, type History } from './history'

const option = (id: string, isNone = false) => ({ id, title: `${id}!`, isNone })
const question = (questionId: string, isMultiple: boolean): DrugQuestion => ({
  ...{ questionId, question: questionId, hint: '', source: '', isMultiple },
  options: [option('a'), option('b'), option('none', true)],
})
const ONE = question('one', false)
const SEVERAL = question('several', true)
const LAST = question('last', false)
const QUESTIONS = [ONE, SEVERAL, LAST]

const answer = (questionId: string, ...optionIds: string[]): Act => ({ kind: 'answer', questionId, optionIds })
const BACK: Act = { kind: 'back' }
const after = (...acts: Act[]): History => acts.reduce(historyAfter, begun(QUESTIONS))
const ALL = [answer('one', 'a'), answer('several', 'a', 'b'), answer('last', 'b')]

describe('the history of questions', () => {
  it.each<[string, Act[], { at: number; length: number; ended: boolean }]>([
    ['begins with itself alone', [], { at: 0, length: 1, ended: false }],
    ['goes on with each answer', [answer('one', 'a')], { at: 1, length: 2, ended: false }],
    ['ends when it is one longer than the questions', ALL, { at: 3, length: 4, ended: true }],
    ['does not go back before its beginning', [BACK, BACK], { at: 0, length: 1, ended: false }],
    ['keeps what was answered when it goes back', [...ALL, BACK, BACK], { at: 1, length: 4, ended: true }],
    ['is no longer for an answer given twice', [...ALL, BACK, answer('last', 'a')], { at: 3, length: 4, ended: true }],
    ['stays where it is when an earlier answer is changed', [...ALL, answer('one', 'b')], { at: 3, length: 4, ended: true }],
    ['takes no two of one', [answer('one', 'a', 'b')], { at: 0, length: 1, ended: false }],
    ['takes none beside nothing else', [answer('one', 'a'), answer('several', 'a', 'none')], { at: 1, length: 2, ended: false }],
    ['takes nothing that is no option', [answer('one', 'c')], { at: 0, length: 1, ended: false }],
    ['takes no empty answer', [answer('one')], { at: 0, length: 1, ended: false }],
    ['knows no other question', [answer('other', 'a')], { at: 0, length: 1, ended: false }],
  ])('%s', (_, acts, { at, length, ended }) => {
    const history = after(...acts)
    expect([history.at, validLength(history), isEnded(history)]).toEqual([at, length, ended])
  })

  it('edits the last answer, and leaves the others', () => {
    const history = after(...ALL, BACK, BACK, answer('several', 'none'))
    expect(history.questions.map(({ questionId }) => chosenOf(history, questionId))).toEqual([['a'], ['none'], ['b']])
    expect(history.at).toBe(2)
    expect(answerText(after(...ALL), SEVERAL)).toBe('a!、b!')
  })

  it.each<[string, DrugQuestion, string[], string, string[]]>([
    ['one for another', ONE, ['a'], 'b', ['b']],
    ['one more', SEVERAL, ['a'], 'b', ['a', 'b']],
    ['one given back', SEVERAL, ['a', 'b'], 'a', ['b']],
    ['none for all', SEVERAL, ['a', 'b'], 'none', ['none']],
    ['another for none', SEVERAL, ['none'], 'a', ['a']],
  ])('chooses %s', (_, of, chosen, id, now) => {
    expect(toggled(of, chosen, id)).toEqual(now)
  })

  it('notices other questions and other options', () => {
    expect(areSame(QUESTIONS, [...QUESTIONS])).toBe(true)
    expect(areSame(QUESTIONS, [ONE, SEVERAL])).toBe(false)
    expect(areSame([ONE], [{ ...ONE, options: [option('a')] }])).toBe(false)
  })
})
