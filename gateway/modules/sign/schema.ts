import { date, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** A day of the shop's calendar for which a member signed in; each once. */
export const signDays = memberTable(
  'sign_days',
  {
    memberId: memberId(),
    day: date('day').notNull(),
    /** On the day itself, for coins later, or by itself once a month. */
    way: text('way').$type<'signed' | 'madeUp' | 'repaired'>().notNull(),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'signDays', title: '签到', words: { day: '日期', way: '签到方式' } },
    sample: { kind: 'reward', text: '{count} 天签到' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)

/** Who wants to be reminded of a day that is not signed yet. */
export const signReminders = memberTable(
  'sign_reminders',
  {
    memberId: memberId().primaryKey(),
    since: at('since').notNull(),
    /** The last day of which this member was reminded. */
    remindedOn: date('reminded_on'),
  },
  {
    onErase: 'delete',
    copy: { key: 'signReminders', title: '签到提醒', words: { since: '打开时间', remindedOn: '最近提醒日期' } },
  },
)

/** What a member answered to a day's question; each day once. */
export const signAnswers = memberTable(
  'sign_answers',
  {
    memberId: memberId(),
    day: date('day').notNull(),
    questionId: text('question_id').notNull(),
    item: text('item').notNull(),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'signAnswers', title: '每日一问', words: { questionId: '题目编号', item: '选择' } },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)
