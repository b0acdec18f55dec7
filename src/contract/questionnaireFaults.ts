import { OF_ORDER, type Condition, type Question, type QuestionnaireContent, type QuestionnaireResult } from './questionnaireContent'
import { waysFrom } from './questionnaireWays'

export type FaultCode =
  | 'duplicateId'
  | 'duplicateOption'
  | 'tooFewOptions'
  | 'unknownQuestion'
  | 'laterQuestion'
  | 'cycle'
  | 'impossibleAnswer'
  | 'neverReached'
  | 'deadEnd'
  | 'tooManyWays'
  | 'noSource'
  | 'saysTooMuch'
  | 'wrongStep'

/** What is wrong with a questionnaire: `at` is the id of a question or result; `words` name it for whoever mends it. */
export type Fault = { code: FaultCode; at: string; words: string }

type Told = { code: FaultCode; words: string }

/** What of the questions' graph cannot be: nothing where every way through it ends and every question can come. */
export function faultsOf(questions: readonly Question[]): Fault[] {
  const placed = questions.flatMap((question, index) =>
    [...shapeFaults(questions, question, index), ...conditionFaults(questions, question, index)].map((told) => ({
      ...{ code: told.code, at: question.id },
      words: `第 ${index + 1} 题「${question.title}」：${told.words}`,
    })),
  )
  // Ways through a graph that refers to nothing there, or to itself, are none.
  return placed.length > 0 ? placed : unreachedFaults(questions)
}

function shapeFaults(questions: readonly Question[], { id, kind, options, isRequired }: Question, index: number): Told[] {
  const told: Told[] = []
  if (questions.findIndex((one) => one.id === id) < index) told.push({ code: 'duplicateId', words: '编号与前面的题重复' })
  if (kind !== 'one' && kind !== 'many') return told
  if (new Set(options.map((option) => option.id)).size < options.length)
    told.push({ code: 'duplicateOption', words: '有两个选项的编号相同' })
  if (new Set(options.map(({ text }) => text.trim())).size < options.length)
    told.push({ code: 'duplicateOption', words: '有两个选项的文字相同' })
  if (options.length === 0 && isRequired) told.push({ code: 'deadEnd', words: '必答却没有选项，谁都过不去' })
  else if (options.length < 2) told.push({ code: 'tooFewOptions', words: '至少要有两个选项' })
  return told
}

function conditionFaults(questions: readonly Question[], own: Question, index: number): Told[] {
  return (own.showWhen?.conditions ?? []).flatMap((condition): Told[] => {
    const target = questions.findIndex(({ id }) => id === condition.question)
    const question = questions[target]
    if (!question) return [{ code: 'unknownQuestion', words: '条件里的题目不存在' }]
    if (leadsTo(questions, question, own.id)) return [{ code: 'cycle', words: `与「${question.title}」互为条件，成了循环` }]
    if (target > index) return [{ code: 'laterQuestion', words: `条件只能用前面的题，「${question.title}」在后面` }]
    return impossible(question, condition)
  })
}

/** Whether a question hangs, over however many conditions, on this one. */
function leadsTo(questions: readonly Question[], start: Question, wanted: string): boolean {
  const seen = new Set<string>()
  const open = [start.id]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === wanted) return true
    if (seen.has(id)) continue
    seen.add(id)
    open.push(...(questions.find((one) => one.id === id)?.showWhen?.conditions ?? []).map(({ question }) => question))
  }
  return false
}

/** Whether nobody can give the answer that a condition waits for. */
function impossible({ title, kind, options, scaleMax }: Question, { operator, answer }: Condition): Told[] {
  const wrong = (words: string): Told[] => [{ code: 'impossibleAnswer', words }]
  if (operator === 'exists') return typeof answer === 'boolean' ? [] : wrong(`「${title}」的条件要选“答了”或“没答”`)
  if (kind === 'text' || kind === 'picture') return wrong(`「${title}」是${kind === 'text' ? '文字' : '图片'}，条件只能是“答了”或“没答”`)
  if (kind === 'scale') {
    const isThere = typeof answer === 'number' && answer >= 1 && answer <= scaleMax
    return isThere ? [] : wrong(`「${title}」只有 1 到 ${scaleMax} 分`)
  }
  if (operator === '>=' || operator === '<=') return wrong(`「${title}」没有分数，不能比大小`)
  return options.some(({ id }) => id === answer) ? [] : wrong(`「${title}」没有条件里的选项`)
}

function unreachedFaults(questions: readonly Question[]): Fault[] {
  const ways = waysFrom(questions)
  if (!ways) return [{ code: 'tooManyWays', at: '', words: '条件太多，请分成两份问卷' }]
  const unreached = questions.flatMap(({ id, title }, index): Fault[] =>
    ways.reached.has(id) ? [] : [{ code: 'neverReached', at: id, words: `第 ${index + 1} 题「${title}」：怎么答都问不到这一题` }],
  )
  return ways.least > 0 ? unreached : [...unreached, { code: 'deadEnd', at: '', words: '有的答法一题也问不到，第一题不能带条件' }]
}

/** A dose, or what somebody has: neither is said by a rule over answers. */
const DOSE = /\d+(\.\d+)?\s*(毫克|mg|ml|毫升|克|片|粒|丸|滴|支)/i
const DIAGNOSIS = /(您|你)(很)?(可能|应该|一定|已经)?(得了|患了|患有|就是得)|确诊为|停药即可|自行(停药|加量|减量)即可/

/** Faults of the questions, and of the results over them. `hasOrder`: it is about an order, to which results may lead. */
export function faultsOfContent(
  { questions, results }: Pick<QuestionnaireContent, 'questions' | 'results'>,
  { hasOrder }: { hasOrder: boolean },
): Fault[] {
  const told = results.flatMap((result, index) =>
    [...(results.findIndex(({ id }) => id === result.id) < index ? [REPEATED] : []), ...resultFaults(questions, result, hasOrder)].map(
      (one) => ({ code: one.code, at: result.id, words: `结果 ${index + 1}：${one.words}` }),
    ),
  )
  return [...faultsOf(questions), ...told]
}

const REPEATED: Told = { code: 'duplicateId', words: '编号与前面的结果重复' }

function resultFaults(
  questions: readonly Question[],
  { text, isMedical, source, next, when }: QuestionnaireResult,
  hasOrder: boolean,
): Told[] {
  const told: Told[] = []
  if (isMedical && source === null) told.push({ code: 'noSource', words: '说到健康，要写明出处和日期' })
  if (DOSE.test(text)) told.push({ code: 'saysTooMuch', words: '不能写用量，请让顾客问药师或医生' })
  if (DIAGNOSIS.test(text)) told.push({ code: 'saysTooMuch', words: '不能下诊断或叫人停药，请让顾客问药师或医生' })
  if (next !== null && OF_ORDER.includes(next) && !hasOrder)
    told.push({ code: 'wrongStep', words: '这份问卷不是关于订单的，不能去售后或投诉订单' })
  for (const condition of when?.conditions ?? []) {
    const question = questions.find((one) => one.id === condition.question)
    told.push(...(question ? impossible(question, condition) : [{ code: 'unknownQuestion' as const, words: '条件里的题目不存在' }]))
  }
  return told
}
