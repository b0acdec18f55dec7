import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ComplaintSort, SubjectKind } from '../../../src/contract/complaintKinds'
import type { ComplaintEvent, ComplaintState } from '../../../src/contract/complaintStates'
import { at } from '../../db/columns'
import { memberTable } from '../../kernel/personalData'
import { members } from '../../kernel/schema'
import { sealedColumns } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'

/** By which pictures refer to a complaint. */
export const COMPLAINTS = 'complaints'

/**
 * What somebody told the shop: suggestions, complaints, reports of adverse reactions (`sort`). An anonymous one has no member and is found by
 * the keyed hash of its code alone. What was written by either side is sealed.
 */
export const complaints = memberTable(
  COMPLAINTS,
  {
    id: text('id').primaryKey(),
    /** Null of an anonymous one. */
    memberId: text('member_id').references(() => members.memberId),
    codeHash: text('code_hash').unique(),
    /** FK, the day and digits. */
    number: text('number').notNull().unique(),
    sort: text('sort').$type<ComplaintSort>().notNull(),
    /** Of a complaint one of `COMPLAINT_KINDS`, of a suggestion one of `SUGGEST_TYPES`. */
    kind: text('kind').notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>(),
    subjectId: text('subject_id'),
    state: text('state').$type<ComplaintState>().notNull(),
    filedAt: at('filed_at').notNull(),
    movedAt: at('moved_at').notNull(),
    /** By when the shop means to answer; null where it has not the next move. */
    dueAt: at('due_at'),
    /** When it is closed unless its reporter says something; null where he has not the next move. */
    lapsesAt: at('lapses_at'),
    takenBy: text('taken_by').references(() => staff.staffId),
    answeredBy: text('answered_by').references(() => staff.staffId),
    answeredAt: at('answered_at'),
    stars: integer('stars'),
    isSolved: boolean('is_solved'),
    /** When a pharmacist handed the report in to the national system, and its number there. */
    reportedAt: at('reported_at'),
    reportNumber: text('report_number'),
    ...sealedColumns(),
  },
  {
    onErase: 'unlink',
    copy: {
      key: 'complaints',
      title: '投诉与建议',
      words: {
        number: '反馈编号',
        sort: '类别',
        kind: '类型',
        subjectKind: '关联对象',
        subjectId: '关联对象编号',
        state: '进度',
        filedAt: '提交时间',
        movedAt: '最近进展时间',
        dueAt: '预计回复时间',
        lapsesAt: '自动结束时间',
        takenBy: '受理人编号',
        answeredBy: '回复人编号',
        answeredAt: '回复时间',
        stars: '评价（星）',
        isSolved: '问题是否解决',
        reportedAt: '上报时间',
        reportNumber: '上报编号',
        words: '内容',
        subjectTitle: '关联对象名称',
        phone: '联系电话',
        callTime: '方便联系的时间',
        report: '用药后不适报告',
        talk: '往来文字',
      },
    },
    sample: { kind: 'consult', text: '{count} 条投诉与建议' },
  },
  (t) => [
    index('complaints_member').on(t.memberId, t.filedAt),
    index('complaints_number_begins').on(t.number.op('text_pattern_ops')),
    index('complaints_key').on(t.keyId),
    index('complaints_open')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index('complaints_lapsing')
      .on(t.lapsesAt)
      .where(sql`${t.lapsesAt} is not null`),
    check('complaints_stars', sql`${t.stars} between 1 and 5`),
    check('complaints_whose', sql`${t.memberId} is null or ${t.codeHash} is null`),
  ],
)

/** What happened to a complaint, one row in the transaction of each event; its words are in the complaint's sealed content. */
export const complaintLog = pgTable(
  'complaint_log',
  {
    complaintId: text('complaint_id')
      .notNull()
      .references(() => complaints.id),
    position: integer('position').notNull(),
    event: text('event').$type<ComplaintEvent>().notNull(),
    at: at('at').notNull(),
    staffId: text('staff_id').references(() => staff.staffId),
  },
  (t) => [primaryKey({ columns: [t.complaintId, t.position] })],
)
