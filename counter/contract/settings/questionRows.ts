import * as z from 'zod/mini'
import { field, LONG, TEXT, type Editor } from './editor'
import { Note, Text, unlike } from './shapes'

/** What the questions are ordered by, in the order of the page. */
export const QUESTION_TOPICS = ['订单', '配送', '退款', '发票', '处方', '优惠券', '账号', '会员'] as const

/** What an answer looks up in the member's own data, as an operator reads it; none for an answer that is a text alone. */
export const LOOK_UP_TITLES = {
  none: '不查，只回答文字',
  latestOrder: '最近的订单',
  parcelNow: '路上的包裹',
  latestRefund: '最近的退款',
  paidOrder: '最近付款的订单',
  prescriptionState: '最近的处方',
  couponsEnding: '能用的优惠券',
} as const
export type LookUpName = keyof typeof LOOK_UP_TITLES
const LOOK_UPS = Object.keys(LOOK_UP_TITLES) as LookUpName[]

/** Rows of the shop's table of frequent questions. The code of a question that was asked stays as it is. */
export const FrequentQuestionsShape = z
  .array(
    z.object({
      questionId: z.string('请填写编号').check(z.regex(/^[a-z][a-z-]{2,39}$/, '编号用 3 到 40 个小写字母或 -')),
      topic: z.enum(QUESTION_TOPICS, '请选择分类'),
      question: Text(40, '问题'),
      wordings: z.array(Text(120, '问法')).check(z.maxLength(40, '不超过 40 种问法')),
      lookUp: z.enum(LOOK_UPS, '请选择'),
      answer: Note(300),
    }),
  )
  .check(
    z.maxLength(100, '不超过 100 个'),
    unlike(({ questionId }) => questionId, '有两个相同的编号'),
    unlike(({ question }) => question, '有两个相同的问题'),
  )
export type QuestionRow = z.infer<typeof FrequentQuestionsShape>[number]

const choice = (options: ReadonlyArray<readonly [string, string]>): Editor => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
})

export const QUESTIONS_EDITOR: Editor = {
  kind: 'list',
  item: '问题',
  fields: [
    field('questionId', '编号', TEXT),
    field('topic', '分类', choice(QUESTION_TOPICS.map((topic) => [topic, topic])), QUESTION_TOPICS[0]),
    field('question', '问题', TEXT),
    field('wordings', '问法：整句，或写作 发票/票据+开/补', { kind: 'words', placeholder: '退款到账了吗' }, []),
    field('lookUp', '查会员自己的', choice(Object.entries(LOOK_UP_TITLES)), 'none'),
    field('answer', '回答', LONG),
  ],
}
