import { sql } from 'drizzle-orm'
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import type { CallOutcome } from '../../../counter/contract/callback'
import { members } from '../../kernel/schema'
import { staff } from '../../kernel/work/schema'
import { memberTable } from '../../kernel/personalData'

export const callbacks = memberTable(
  'callbacks',
  {
    requestId: text('request_id').primaryKey(),
    /** Who asked, where he was logged in. */
    memberId: text('member_id').references(() => members.memberId),
    phone: text('phone').notNull(),
    productCode: text('product_code'),
    question: text('question'),
    at: at('at').notNull(),
    expectedBefore: at('expected_before').notNull(),
    /** When a pharmacist called, who it was, how it ended and what is to be remembered of it; null until then. */
    calledAt: at('called_at'),
    calledBy: text('called_by').references(() => staff.staffId),
    outcome: text('outcome').$type<CallOutcome>(),
    note: text('note').notNull().default(''),
    /** When who asked was told that nobody had called in time. */
    missedToldAt: at('missed_told_at'),
    /** Attempts to tell a visitor by a text message, and the next one: from `expectedBefore` on. Null for members, and where it was given up. */
    missedAttempts: integer('missed_attempts').notNull().default(0),
    missedNextAttemptAt: at('missed_next_attempt_at'),
    missedLastError: text('missed_last_error'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'callbacks',
      title: '回拨登记',
      words: {
        requestId: '登记编号',
        question: '问题',
        expectedBefore: '预计回电时间',
        calledAt: '回电时间',
        calledBy: '回电人编号',
        outcome: '通话结果',
        note: '备注',
        missedToldAt: '告知未回电的时间',
        missedAttempts: '短信告知次数',
        missedNextAttemptAt: '下次短信告知的时间',
        missedLastError: '短信未发出的原因',
      },
    },
  },
  (t) => [
    index('callbacks_waiting')
      .on(t.expectedBefore)
      .where(sql`${t.memberId} is not null and ${t.calledAt} is null and ${t.missedToldAt} is null`),
    index('callbacks_visitors')
      .on(t.missedNextAttemptAt)
      .where(sql`${t.missedNextAttemptAt} is not null and ${t.calledAt} is null and ${t.missedToldAt} is null`),
    index('callbacks_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
  ],
)

/** A callback whose phone was proved by a code, or is an account's: a need that was registered. */
export const registrations = memberTable(
  'registrations',
  {
    requestId: text('request_id')
      .primaryKey()
      .references(() => callbacks.requestId, { onDelete: 'cascade' }),
    /** Whose it is: from the beginning, or since somebody logged in with the phone. */
    memberId: text('member_id').references(() => members.memberId),
    phoneHmac: text('phone_hmac').notNull(),
    /** The landing page that led here, and what it was called then. */
    landingId: text('landing_id'),
    source: text('source'),
    /** What was agreed to, in which version; a member did on logging in. */
    agreed: jsonb('agreed').$type<Array<{ document: string; version: string }>>().notNull(),
  },
  // What it says of a person stands in the callback.
  { onErase: 'delete', copy: null },
  (t) => [
    index('registrations_phone')
      .on(t.phoneHmac)
      .where(sql`${t.memberId} is null`),
    index('registrations_member').on(t.memberId),
    index('registrations_landing').on(t.landingId),
  ],
)
