import {
  answersOf,
  conditionOn,
  moved,
  newId,
  newQuestion,
  newResult,
  ofKind,
  operatorsOf,
  published,
} from '../../counter/site/questionnaires/editing'
import { Question } from '../../src/contract/questionnaireContent'

const options = [
  { id: 'a', text: '甲' },
  { id: 'b', text: '乙' },
]
const one = Question.parse({ id: 'q1', kind: 'one', title: '一', isRequired: true, options })
const scale = Question.parse({ id: 'q2', kind: 'scale', title: '二', isRequired: true, scaleMax: 3 })
const typed = Question.parse({ id: 'q3', kind: 'text', title: '三', isRequired: false })

describe('editing a questionnaire', () => {
  it.each([
    [0, 1, ['b', 'a', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, -1, ['a', 'c', 'b']],
    [2, 1, ['a', 'b', 'c']],
  ] as const)('moves %i by %i', (at, by, all) => expect(moved(['a', 'b', 'c'], at, by)).toEqual(all))

  it('gives what is new an id that nothing has', () => {
    expect(newId('q', [one, scale])).toBe('q3')
    expect(newId('q', [scale, typed])).toBe('q4')
    expect([newQuestion([one]).id, newResult([]).id]).toEqual(['q2', 'r1'])
  })

  it.each([
    [one, ['=', '!=', 'exists'], { question: 'q1', operator: '=', answer: 'a' }],
    [scale, ['=', '>=', '<=', 'exists'], { question: 'q2', operator: '=', answer: 1 }],
    [typed, ['exists'], { question: 'q3', operator: 'exists', answer: true }],
  ] as const)('offers what a condition on it may ask: %#', (question, operators, condition) => {
    expect(operatorsOf(question).map(({ value }) => value)).toEqual(operators)
    expect(conditionOn(question)).toEqual(condition)
  })

  it('offers the answers that there are', () => {
    expect(answersOf(scale, '>=').map(({ value }) => value)).toEqual([1, 2, 3])
    expect(answersOf(one, '=').map(({ label }) => label)).toEqual(['甲', '乙'])
    expect(answersOf(typed, 'exists').map(({ value }) => value)).toEqual([true, false])
  })

  it('keeps options through another kind, and publishes without what a kind has no use for', () => {
    const turned = ofKind(one, 'text')
    expect([turned.options, ofKind(typed, 'many').options.length]).toEqual([one.options, 2])
    const result = { ...newResult([]), text: '谢谢', source: { title: '说明书', date: '2023' } }
    const content = { title: '问卷', intro: '说', purpose: '用', questions: [turned], results: [result] }
    expect(published(content)).toMatchObject({ questions: [{ options: [] }], results: [{ source: null }] })
  })
})
