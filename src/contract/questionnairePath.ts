import {
  MAX_ANSWER_PICTURES,
  type Answer,
  type Answers,
  type Condition,
  type Question,
  type QuestionnaireResult,
  type ShowWhen,
} from './questionnaireContent'

export const isAnswered = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && (typeof answer === 'number' || (typeof answer === 'string' ? answer.trim() : answer).length > 0)

function holdsOne({ operator, answer: wanted }: Condition, answer: Answer | undefined): boolean {
  if (operator === 'exists') return isAnswered(answer) === wanted
  // As FHIR has it: of what was not answered nothing else holds.
  if (!isAnswered(answer)) return false
  const isSame = Array.isArray(answer) ? answer.some((one) => one === wanted) : answer === wanted
  if (operator === '=') return isSame
  if (operator === '!=') return !isSame
  if (typeof answer !== 'number' || typeof wanted !== 'number') return false
  return operator === '>=' ? answer >= wanted : answer <= wanted
}

/** Whether a condition holds of these answers, which are those on the path alone. */
export function holds(when: ShowWhen | null, answers: Answers): boolean {
  if (when === null) return true
  const { behavior, conditions } = when
  const each = (condition: Condition) => holdsOne(condition, answers[condition.question])
  return behavior === 'all' ? conditions.every(each) : conditions.some(each)
}

/** Walks through the questions in their order; an answer to a question that is not asked counts nowhere. */
function walked(questions: readonly Question[], answers: Answers) {
  const path: Question[] = []
  const said: Answers = {}
  for (const question of questions) {
    if (!holds(question.showWhen, said)) continue
    path.push(question)
    const answer = answers[question.id]
    if (isAnswered(answer)) said[question.id] = answer
  }
  return { path, said }
}

/** The questions that are asked, as these answers lead. */
export const pathOf = (questions: readonly Question[], answers: Answers): Question[] => walked(questions, answers).path

/** What is submitted: the answers to questions on the path. The others are kept where they were typed, and count for nothing. */
export const answersOnPath = (questions: readonly Question[], answers: Answers): Answers => walked(questions, answers).said

const hasId =
  (id: unknown) =>
  (one: { id: string }): boolean =>
    one.id === id

/** What is wrong with an answer, for whoever gives it; nothing where it may stand. */
export function answerProblem(question: Question, answer: Answer | undefined): string | undefined {
  if (!isAnswered(answer)) return question.isRequired ? MISSING[question.kind] : undefined
  return CHECKS[question.kind](question, answer)
}

const MISSING: Readonly<Record<Question['kind'], string>> = {
  one: '请选择一项',
  many: '请至少选择一项',
  scale: '请选择一个分数',
  text: '请填写这一题',
  picture: '请上传图片',
}

const UNKNOWN = '这个答案不在题目里，请重新选择'

const CHECKS: Readonly<Record<Question['kind'], (question: Question, answer: Answer) => string | undefined>> = {
  one: ({ options }, answer) => (options.some(hasId(answer)) ? undefined : UNKNOWN),
  many: ({ options }, answer) => {
    if (!Array.isArray(answer) || new Set(answer).size < answer.length) return UNKNOWN
    const chosen = answer.map((id) => options.find(hasId(id)))
    if (chosen.includes(undefined)) return UNKNOWN
    return chosen.length > 1 && chosen.some((option) => option?.alone) ? '选了这一项，就不能再选别的' : undefined
  },
  scale: ({ scaleMax }, answer) => (typeof answer === 'number' && answer >= 1 && answer <= scaleMax ? undefined : UNKNOWN),
  text: ({ maxLength }, answer) => {
    if (typeof answer !== 'string') return UNKNOWN
    return answer.trim().length > maxLength ? `最多 ${maxLength} 个字` : undefined
  },
  picture: (_question, answer) =>
    Array.isArray(answer) && answer.length <= MAX_ANSWER_PICTURES ? undefined : `最多 ${MAX_ANSWER_PICTURES} 张图片`,
}

/** The results that hold of what was answered on the path, in their order. */
export function resultsOf(content: { questions: Question[]; results: QuestionnaireResult[] }, answers: Answers): QuestionnaireResult[] {
  const said = answersOnPath(content.questions, answers)
  return content.results.filter(({ when }) => holds(when, said))
}

/** An answer in words; pictures are counted. */
export function answerText({ kind, options, scaleMax }: Question, answer: Answer): string {
  if (kind === 'picture') return `${Array.isArray(answer) ? answer.length : 0} 张图片`
  if (kind === 'scale') return `${String(answer)} 分（满分 ${scaleMax}）`
  if (kind === 'text') return String(answer)
  const ids = Array.isArray(answer) ? answer : [answer]
  return ids.map((id) => options.find(hasId(id))?.text ?? '').join('、')
}
