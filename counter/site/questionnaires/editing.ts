import {
  MAX_SCALE,
  type Condition,
  type NextStep,
  type Question,
  type QuestionKind,
  type QuestionnaireContent,
  type QuestionnaireResult,
  type ShowWhen,
} from '../../../src/contract/questionnaireContent'

export const KIND_NAMES: Readonly<Record<QuestionKind, string>> = {
  one: '单选',
  many: '多选',
  scale: '打分',
  text: '文字',
  picture: '图片',
}
export const NEXT_NAMES: Readonly<Record<NextStep, string>> = {
  pharmacist: '问药师',
  consultation: '去问诊',
  adverse: '报告用药后不适',
  aftersales: '申请售后',
  complaint: '投诉这个订单',
}

/** An id that none of these has: 题 q7, 选项 o3. */
export function newId(letter: string, used: ReadonlyArray<{ id: string }>): string {
  const ids = new Set(used.map(({ id }) => id))
  for (let nth = used.length + 1; ; nth += 1) if (!ids.has(`${letter}${nth}`)) return `${letter}${nth}`
}

const newOptions = () => ['o1', 'o2'].map((id) => ({ id, text: '', alone: false }))

/** A question as it begins: required, with two empty options. */
export const newQuestion = (questions: readonly Question[]): Question => ({
  ...{ id: newId('q', questions), kind: 'one', title: '', note: '', isRequired: true },
  ...{ options: newOptions(), scaleMax: 5, lowText: '', highText: '', maxLength: 200, showWhen: null },
})

export const newResult = (results: readonly QuestionnaireResult[]): QuestionnaireResult => ({
  ...{ id: newId('r', results), text: '', isMedical: false, source: null, next: null, when: null },
})

/** One of a list a place further up or down; the ends stay where they are. */
export function moved<T>(all: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by
  const [one, other] = [all[at], all[to]]
  if (one === undefined || other === undefined) return [...all]
  return all.map((kept, place) => (place === at ? other : place === to ? one : kept))
}

export const replaced = <T>(all: readonly T[], at: number, by: T): T[] => all.map((one, place) => (place === at ? by : one))
export const without = <T>(all: readonly T[], at: number): T[] => all.filter((_one, place) => place !== at)

/** Another kind of question: choices get options to begin with, and keep those they have. */
export const ofKind = (question: Question, kind: QuestionKind): Question => ({
  ...question,
  kind,
  options: (kind === 'one' || kind === 'many') && question.options.length === 0 ? newOptions() : question.options,
})

/** As it is published: what its kind has no use for is left out. */
export const published = (content: QuestionnaireContent): QuestionnaireContent => ({
  ...content,
  questions: content.questions.map((question) => (isChoice(question) ? question : { ...question, options: [] })),
  results: content.results.map((result) => (result.isMedical ? result : { ...result, source: null })),
})

const isChoice = ({ kind }: Question) => kind === 'one' || kind === 'many'

type Choice<Value> = { value: Value; label: string }

/** What a condition may ask of a question, in the words of a sentence. */
export function operatorsOf(question: Question): Array<Choice<Condition['operator']>> {
  if (question.kind === 'text' || question.kind === 'picture') return [{ value: 'exists', label: '是否回答' }]
  const exists = { value: 'exists' as const, label: '是否回答' }
  if (question.kind === 'scale')
    return [{ value: '=', label: '等于' }, { value: '>=', label: '不低于' }, { value: '<=', label: '不高于' }, exists]
  return [{ value: '=', label: '选了' }, { value: '!=', label: '没有选' }, exists]
}

/** The answers that a condition may wait for. */
export function answersOf(question: Question, operator: Condition['operator']): Array<Choice<Condition['answer']>> {
  if (operator === 'exists')
    return [
      { value: true, label: '答了' },
      { value: false, label: '没答' },
    ]
  if (question.kind === 'scale')
    return Array.from({ length: Math.min(question.scaleMax, MAX_SCALE) }, (_one, index) => ({ value: index + 1, label: `${index + 1} 分` }))
  return question.options.map(({ id, text }) => ({ value: id, label: text }))
}

/** A condition on a question as it begins. */
export function conditionOn(question: Question): Condition {
  const operator = operatorsOf(question)[0]?.value ?? 'exists'
  return { question: question.id, operator, answer: answersOf(question, operator)[0]?.value ?? true }
}

/** Conditions on the first question there is; nothing where there is none before. */
export const firstWhen = ([first]: readonly Question[]): ShowWhen | null =>
  first ? { behavior: 'all', conditions: [conditionOn(first)] } : null
