import * as z from 'zod/mini'

export const QUESTION_KINDS = ['one', 'many', 'scale', 'text', 'picture'] as const
export const QuestionKind = z.enum(QUESTION_KINDS, '请选择题型')
export type QuestionKind = z.infer<typeof QuestionKind>

export const MAX_QUESTIONS = 30
export const MAX_OPTIONS = 12
export const MAX_ANSWER_PICTURES = 3
export const MAX_ANSWER_TEXT = 500
export const MIN_SCALE = 2
export const MAX_SCALE = 10

/** FHIR's operators of `enableWhen`, without those nobody needs. Of several answers, `=` is one of them and `!=` none of them. */
export const OPERATORS = ['=', '!=', '>=', '<=', 'exists'] as const
export const Operator = z.enum(OPERATORS)
export type Operator = z.infer<typeof Operator>

const Key = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/, '编号用字母开头的字母与数字'))
const words = (name: string, max: number, min = 1) =>
  z.string(`请填写${name}`).check(z.trim(), z.minLength(min, `请填写${name}`), z.maxLength(max, `${name}不超过 ${max} 字`))

/** A condition on the answer to an earlier question: an option's id, a number of the scale, or with `exists` whether there is one. */
export const Condition = z.object({
  question: Key,
  operator: Operator,
  answer: z.union([z.string().check(z.maxLength(40)), z.int(), z.boolean()]),
})
export type Condition = z.infer<typeof Condition>

export const ShowWhen = z.object({
  behavior: z.enum(['all', 'any']),
  conditions: z.array(Condition).check(z.minLength(1, '至少写一个条件'), z.maxLength(8, '条件最多 8 个')),
})
export type ShowWhen = z.infer<typeof ShowWhen>

export const QuestionOption = z.object({
  id: Key,
  text: words('选项', 40),
  /** Of several: chosen, it is the only one (以上都没有). */
  alone: z._default(z.boolean(), false),
})
export type QuestionOption = z.infer<typeof QuestionOption>

export const Question = z.object({
  id: Key,
  kind: QuestionKind,
  title: words('题目', 60),
  note: z._default(words('说明', 100, 0), ''),
  isRequired: z.boolean(),
  /** Of `one` and `many`. */
  options: z._default(z.array(QuestionOption).check(z.maxLength(MAX_OPTIONS, `选项最多 ${MAX_OPTIONS} 个`)), []),
  /** Of `scale`: from 1 to this, and what its ends mean. */
  scaleMax: z._default(z.int().check(z.minimum(MIN_SCALE), z.maximum(MAX_SCALE)), 5),
  lowText: z._default(words('最低分的意思', 12, 0), ''),
  highText: z._default(words('最高分的意思', 12, 0), ''),
  /** Of `text`: characters. */
  maxLength: z._default(z.int().check(z.minimum(1), z.maximum(MAX_ANSWER_TEXT)), 200),
  /** Null: always asked. */
  showWhen: z._default(z.nullable(ShowWhen), null),
})
export type Question = z.infer<typeof Question>

/** Where a result leads; each is a page of the shop (`NEXT_STEPS`). */
export const NextStep = z.enum(['pharmacist', 'consultation', 'adverse', 'aftersales', 'complaint'])
export type NextStep = z.infer<typeof NextStep>
export const NEXT_STEPS: Readonly<Record<NextStep, string>> = {
  pharmacist: '问问药师',
  consultation: '问诊开方',
  adverse: '报告用药后不适',
  aftersales: '申请售后',
  complaint: '投诉这个订单',
}
/** Steps that are about an order, and offered by a questionnaire about one alone. */
export const OF_ORDER: readonly NextStep[] = ['aftersales', 'complaint']

export const ResultSource = z.object({
  title: words('资料名称', 80),
  date: z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/, '日期写作 2023 或 2023-05')),
})

/** A sentence that is told once its condition holds; every result that holds is told, in this order. */
export const QuestionnaireResult = z.object({
  id: Key,
  text: words('结果', 200),
  /** Says something of health: then it names its source. */
  isMedical: z.boolean(),
  source: z._default(z.nullable(ResultSource), null),
  next: z._default(z.nullable(NextStep), null),
  when: z._default(z.nullable(ShowWhen), null),
})
export type QuestionnaireResult = z.infer<typeof QuestionnaireResult>

/** What one version of a questionnaire says and asks; once published it never changes. */
export const QuestionnaireContent = z
  .object({
    title: words('名称', 24),
    intro: words('开头的话', 120),
    /** What the answers are for, who reads them and how long they are kept: read and agreed to before the first question. */
    purpose: words('用途说明', 400),
    questions: z.array(Question).check(z.minLength(1, '至少要有一题'), z.maxLength(MAX_QUESTIONS, `最多 ${MAX_QUESTIONS} 题`)),
    results: z.array(QuestionnaireResult).check(z.maxLength(20, '结果最多 20 条')),
  })
  .register(z.globalRegistry, { id: 'QuestionnaireContent' })
export type QuestionnaireContent = z.infer<typeof QuestionnaireContent>

/** One answer: an option's id or what was typed; ids of options or of pictures; a number of the scale. */
export const Answer = z.union([
  z.string().check(z.maxLength(MAX_ANSWER_TEXT, `最多 ${MAX_ANSWER_TEXT} 个字`)),
  z.int(),
  z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_OPTIONS)),
])
export type Answer = z.infer<typeof Answer>
/** By question; also those of questions that are not on the path any more, kept to be entered again. */
export const Answers = z.record(Key, Answer)
export type Answers = z.infer<typeof Answers>
