import fc from 'fast-check'
import { Question, type Answer, type Answers, type ShowWhen } from './questionnaireContent'
import { faultsOf, faultsOfContent } from './questionnaireFaults'
import { answerProblem, answersOnPath, answerText, isAnswered, pathOf, resultsOf } from './questionnairePath'
import { leftAfter, waysFrom } from './questionnaireWays'

type Given = Partial<Question> & { id: string }
const asked = (given: Given): Question => Question.parse({ kind: 'one', title: `题 ${given.id}`, isRequired: true, ...given })
const options = (...ids: string[]) => ids.map((id) => ({ id, text: `选 ${id}`, alone: id.startsWith('none') }))
const when = (...conditions: ShowWhen['conditions']): ShowWhen => ({ behavior: 'all', conditions })
const any = (...conditions: ShowWhen['conditions']): ShowWhen => ({ behavior: 'any', conditions })
const is = (question: string, answer: string | number) => ({ question, operator: '=' as const, answer })

const who = asked({ id: 'who', options: options('self', 'parent', 'child') })
const which = asked({ id: 'which', kind: 'many', isRequired: false, options: options('heart', 'sugar', 'none') })
const rate = asked({ id: 'rate', kind: 'scale', showWhen: when(is('which', 'heart')) })
const why = asked({ id: 'why', kind: 'text', isRequired: false, showWhen: when({ question: 'rate', operator: '<=', answer: 2 }) })
const last = asked({ id: 'last', kind: 'text', isRequired: false })
const ALL = [who, which, rate, why, last]

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id)

describe('the path', () => {
  it.each<[string, Answers, string[]]>([
    ['nothing is answered', {}, ['who', 'which', 'last']],
    ['a branch is entered', { which: ['heart', 'sugar'] }, ['who', 'which', 'rate', 'last']],
    ['a branch of a branch', { which: ['heart'], rate: 2 }, ['who', 'which', 'rate', 'why', 'last']],
    ['the second condition does not hold', { which: ['heart'], rate: 3 }, ['who', 'which', 'rate', 'last']],
    ['an answer stands on a branch that was left', { which: ['sugar'], rate: 1, why: '疼' }, ['who', 'which', 'last']],
  ])('where %s', (_case, answers, path) => expect(idsOf(pathOf(ALL, answers))).toEqual(path))

  it('submits what is on it alone, and what was left comes back with the way', () => {
    const kept: Answers = { who: 'self', which: ['sugar'], rate: 1, why: '疼', last: '  ' }
    expect(answersOnPath(ALL, kept)).toEqual({ who: 'self', which: ['sugar'] })
    expect(answersOnPath(ALL, { ...kept, which: ['heart'] })).toEqual({ who: 'self', which: ['heart'], rate: 1, why: '疼' })
  })

  it.each<[ShowWhen, Answers, boolean]>([
    [when({ question: 'which', operator: '!=', answer: 'heart' }), { which: ['sugar'] }, true],
    [when({ question: 'which', operator: '!=', answer: 'heart' }), { which: ['sugar', 'heart'] }, false],
    [when({ question: 'which', operator: '!=', answer: 'heart' }), {}, false],
    [when({ question: 'which', operator: 'exists', answer: false }), {}, true],
    [when({ question: 'which', operator: 'exists', answer: true }), { which: [] }, false],
    [when(is('who', 'self'), is('which', 'sugar')), { who: 'self', which: ['heart'] }, false],
    [any(is('who', 'self'), is('which', 'sugar')), { who: 'self', which: ['heart'] }, true],
    [when({ question: 'which', operator: '>=', answer: 1 }), { which: ['heart'] }, false],
  ])('where %j of %j holds: %s', (showWhen, answers, isShown) => {
    const extra = asked({ id: 'extra', kind: 'text', showWhen })
    expect(idsOf(pathOf([who, which, extra], answers)).includes('extra')).toBe(isShown)
  })

  it('after random walks with back and change is exactly the questions whose answers are submitted', () => {
    const idsIn = ({ options: all }: Question) => all.map(({ id }) => id)
    const answers: Record<Question['kind'], (question: Question) => fc.Arbitrary<Answer>> = {
      one: (question) => fc.constantFrom(...idsIn(question)),
      many: (question) => fc.subarray(idsIn(question), { minLength: 1 }),
      scale: ({ scaleMax }) => fc.integer({ min: 1, max: scaleMax }),
      text: () => fc.constantFrom('疼', '不疼'),
      picture: () => fc.constant(['p']),
    }
    const answerOf = (question: Question) => answers[question.kind](question)
    const step = fc.oneof(...ALL.map((question) => fc.record({ id: fc.constant(question.id), answer: answerOf(question) })))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const kept: Answers = {}
        // A step somebody could take: back to any question of the path of that moment.
        for (const { id, answer } of steps) if (pathOf(ALL, kept).some((one) => one.id === id)) kept[id] = answer
        const [path, said] = [pathOf(ALL, kept), answersOnPath(ALL, kept)]
        expect(Object.keys(said)).toEqual(idsOf(path.filter(({ id }) => isAnswered(kept[id]))))
        // By another way of looking: each stands there by what was submitted alone.
        expect(pathOf(ALL, said)).toEqual(path)
        for (const { id } of path) {
          const { least, most } = leftAfter(ALL, kept, id)
          const after = path.length - 1 - path.findIndex((one) => one.id === id)
          expect(least <= after && after <= most).toBe(true)
        }
      }),
      { seed: 34, numRuns: 300 },
    )
  })
})

describe('how many questions are left', () => {
  it.each<[Answers, string, number, number]>([
    [{}, 'who', 2, 4],
    [{}, 'which', 1, 3],
    [{ which: ['sugar'] }, 'which', 1, 1],
    [{ which: ['heart'] }, 'rate', 1, 2],
    [{ which: ['heart'], rate: 5 }, 'rate', 1, 1],
    [{}, 'last', 0, 0],
  ])('of %j after %s is %i to %i', (answers, id, least, most) => expect(leftAfter(ALL, answers, id)).toEqual({ least, most }))
})

describe('an answer', () => {
  it.each<[Question, unknown, string | undefined]>([
    [who, undefined, '请选择一项'],
    [who, 'self', undefined],
    [who, 'someone', '这个答案不在题目里，请重新选择'],
    [which, undefined, undefined],
    [which, ['heart', 'sugar'], undefined],
    [which, ['heart', 'heart'], '这个答案不在题目里，请重新选择'],
    [which, ['heart', 'none'], '选了这一项，就不能再选别的'],
    [rate, 6, '这个答案不在题目里，请重新选择'],
    [rate, 5, undefined],
    [why, '疼'.repeat(201), '最多 200 个字'],
    [asked({ id: 'p', kind: 'picture' }), [], '请上传图片'],
    [asked({ id: 'p', kind: 'picture' }), ['1', '2', '3', '4'], '最多 3 张图片'],
  ])('%# is held against its question', (question, answer, problem) => expect(answerProblem(question, answer as never)).toBe(problem))

  it('is told in words', () => {
    expect(answerText(which, ['heart', 'sugar'])).toBe('选 heart、选 sugar')
    expect(answerText(rate, 4)).toBe('4 分（满分 5）')
    expect(answerText(asked({ id: 'p', kind: 'picture' }), ['1', '2'])).toBe('2 张图片')
    expect(answerText(last, '字大一点')).toBe('字大一点')
  })
})

describe('a result', () => {
  const results = [
    { id: 'all', text: '谢谢', isMedical: false, source: null, next: null, when: null },
    {
      id: 'low',
      text: '请问问药师',
      isMedical: false,
      source: null,
      next: 'pharmacist' as const,
      when: when({ question: 'rate', operator: '<=', answer: 2 }),
    },
  ]
  it.each<[Answers, string[]]>([
    [{}, ['all']],
    [{ which: ['heart'], rate: 1 }, ['all', 'low']],
    [{ which: ['sugar'], rate: 1 }, ['all']],
  ])('of %j is told by what is on the path', (answers, ids) =>
    expect(resultsOf({ questions: ALL, results }, answers).map(({ id }) => id)).toEqual(ids),
  )

  it.each([
    [{ isMedical: true }, 'noSource'],
    [{ text: '每次服 2 片即可' }, 'saysTooMuch'],
    [{ text: '您可能患有高血压' }, 'saysTooMuch'],
    [{ next: 'aftersales' as const }, 'wrongStep'],
    [{ when: when(is('gone', 'x')) }, 'unknownQuestion'],
    [{ when: when(is('rate', 9)) }, 'impossibleAnswer'],
    [{ id: 'all' }, 'duplicateId'],
  ])('%j is a fault: %s', (change, code) => {
    const of = { questions: ALL, results: [results[0]!, { ...results[1]!, ...change }] }
    expect(faultsOfContent(of, { hasOrder: false }).map((fault) => fault.code)).toEqual([code])
  })

  it('may lead to the order where it is about one', () => {
    const of = { questions: ALL, results: [{ ...results[1]!, next: 'aftersales' as const }] }
    expect(faultsOfContent(of, { hasOrder: true })).toEqual([])
  })
})

describe('the graph of the questions', () => {
  it('has no fault where every question can come', () => expect(faultsOf(ALL)).toEqual([]))

  const never = when(is('who', 'self'), is('who', 'parent'))
  it.each<[string, Question[], string[]]>([
    ['unknownQuestion', [who, asked({ id: 'x', kind: 'text', showWhen: when(is('gone', 'a')) })], ['x']],
    ['laterQuestion', [asked({ id: 'x', kind: 'text', showWhen: when(is('who', 'self')) }), who], ['x']],
    ['cycle', [who, { ...which, showWhen: when({ question: 'which', operator: 'exists', answer: true }) }], ['which']],
    [
      'cycle',
      [
        { ...who, showWhen: when(is('which', 'heart')) },
        { ...which, showWhen: when(is('who', 'self')) },
      ],
      ['who', 'which'],
    ],
    ['impossibleAnswer', [who, asked({ id: 'x', kind: 'text', showWhen: when(is('who', 'nobody')) })], ['x']],
    ['impossibleAnswer', [which, rate, asked({ id: 'x', kind: 'text', showWhen: when(is('rate', 6)) })], ['x']],
    ['impossibleAnswer', [last, asked({ id: 'x', kind: 'text', showWhen: when(is('last', 'a')) })], ['x']],
    ['impossibleAnswer', [who, asked({ id: 'x', kind: 'text', showWhen: when({ question: 'who', operator: '>=', answer: 1 }) })], ['x']],
    ['neverReached', [who, asked({ id: 'x', kind: 'text', showWhen: never })], ['x']],
    [
      'neverReached',
      [who, asked({ id: 'x', kind: 'text', showWhen: when({ question: 'who', operator: 'exists', answer: false }) })],
      ['x'],
    ],
    ['neverReached', [which, asked({ id: 'x', kind: 'text', showWhen: when(is('which', 'none'), is('which', 'heart')) })], ['x']],
    ['duplicateId', [who, { ...which, id: 'who' }], ['who']],
    ['duplicateOption', [{ ...who, options: options('a', 'b').map(({ text }) => ({ id: 'a', text, alone: false })) }], ['who']],
    ['tooFewOptions', [{ ...which, options: options('a') }], ['which']],
    ['deadEnd', [{ ...who, options: [] }], ['who']],
  ])('%s is told where it is', (code, questions, at) => {
    const faults = faultsOf(questions)
    expect(faults.filter((fault) => fault.code === code).map((fault) => fault.at)).toEqual(at)
    expect(faults.every(({ words }) => words.startsWith('第 '))).toBe(true)
  })

  it('counts ways by what makes a difference, and gives up beyond what people write', () => {
    const many = (id: string) => asked({ id, kind: 'many', options: options('a', 'b', 'c', 'd', 'e', 'f') })
    const three = ['x', 'y', 'z'].map(many)
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((answer) =>
      asked({ id: `end-${answer}`, kind: 'text', showWhen: any(...three.map(({ id }) => is(id, answer))) }),
    )
    expect(waysFrom([...three, ...ends])).toBeUndefined()
    expect(faultsOf([...three, ...ends]).map(({ code }) => code)).toEqual(['tooManyWays'])
    expect(waysFrom([who, ...three.slice(1), last])).toMatchObject({ least: 4, most: 4 })
  })
})
