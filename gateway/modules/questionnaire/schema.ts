import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { QuestionnaireType } from '../../../src/contract/questionnaire'
import type { QuestionnaireContent } from '../../../src/contract/questionnaireContent'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { sealedColumns } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'

/** By which pictures refer to answers. */
export const QUESTIONNAIRE_ANSWERS = 'questionnaire_answers'

/** How the shop sets up a questionnaire. Without a row it is on, in the version the product ships (`shipped`). */
export const questionnaires = pgTable('questionnaires', {
  type: text('type').$type<QuestionnaireType>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** The version that who begins now gets. */
  published: integer('published').notNull(),
})

/** What a questionnaire says and asks. A row never changes: a trigger refuses it. */
export const questionnaireVersions = pgTable(
  'questionnaire_versions',
  {
    type: text('type').$type<QuestionnaireType>().notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<QuestionnaireContent>().notNull(),
    publishedAt: at('published_at').notNull(),
    /** Null: shipped with the product. */
    publishedBy: text('published_by').references(() => staff.staffId),
    reason: text('reason').notNull(),
  },
  (t) => [primaryKey({ columns: [t.type, t.number] })],
)

/**
 * What a member answered, half done (`finishedAt` null) or finished; the answers are sealed. One is half done for each questionnaire and order
 * at a time. When he agreed to the purpose stands beside it: the words are those of its version.
 */
export const questionnaireAnswers = memberTable(
  QUESTIONNAIRE_ANSWERS,
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    type: text('type').$type<QuestionnaireType>().notNull(),
    /** Empty where it is about none. */
    orderCode: text('order_code').notNull(),
    version: integer('version').notNull(),
    /** Counts the saves. */
    revision: integer('revision').notNull(),
    agreedAt: at('agreed_at').notNull(),
    savedAt: at('saved_at').notNull(),
    finishedAt: at('finished_at'),
    ...sealedColumns(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'questionnaireAnswers',
      title: '问卷',
      words: {
        type: '问卷',
        orderCode: '订单编号',
        version: '版本',
        revision: '保存次数',
        agreedAt: '同意用途说明的时间',
        savedAt: '最近保存时间',
        finishedAt: '提交时间',
        lines: '逐题回答',
        question: '问题',
        answer: '回答',
      },
    },
    sample: { kind: 'health', text: '{count} 份问卷' },
  },
  (t) => [
    uniqueIndex('questionnaire_answers_half_done')
      .on(t.memberId, t.type, t.orderCode)
      .where(sql`${t.finishedAt} is null`),
    index('questionnaire_answers_finished')
      .on(t.type, t.version, t.finishedAt)
      .where(sql`${t.finishedAt} is not null`),
    index('questionnaire_answers_saved')
      .on(t.savedAt)
      .where(sql`${t.finishedAt} is null`),
    index('questionnaire_answers_key').on(t.keyId),
    check('questionnaire_answers_revision', sql`${t.revision} > 0`),
  ],
)
