import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { MessageKind } from '../../../src/contract/message'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { declareSealedTexts, type Sealed } from '../../kernel/sealedText'

/** What a member was told, once for each event. */
export const messages = memberTable(
  'messages',
  {
    messageId: text('message_id').primaryKey(),
    memberId: memberId(),
    /** The row of `templates.ts` it was made of, and what the event is called there: of one event a member is told once. */
    template: text('template').notNull(),
    event: text('event').notNull(),
    /** What it is about, by which news are joined (`thing.ts`); null in what was written before they were. */
    thing: text('thing'),
    /** What fills the template: of WeChat's own fields and of the words for a phone's lock screen, too. */
    words: jsonb('words').$type<Record<string, string>>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** The patient it tells of, encrypted: `{patientName}` in its text; null where it tells of none. */
    patientName: text('patient_name').$type<Sealed>(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    at: at('at').notNull(),
    readAt: at('read_at'),
    /** When newer news of the same thing took its place in the list; null where it is shown. */
    replacedAt: at('replaced_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'messages',
      title: '消息',
      words: {
        messageId: '消息编号',
        template: '消息模板',
        event: '事件',
        words: '内容项',
        title: '标题',
        text: '内容',
        link: '页面',
        readAt: '阅读时间',
        thing: '关于',
        replacedAt: '被新消息取代的时间',
        amount: '金额',
        time: '时间',
        shop: '商家',
        carrier: '快递',
        trackingNumber: '运单号',
        reason: '原因',
        pharmacist: '药师',
        price: '现价',
        less: '降价',
        policyId: '保单编号',
        coolingDay: '犹豫期最后一天',
      },
    },
  },
  (t) => [
    unique('messages_once').on(t.template, t.event, t.memberId),
    index('messages_member').on(t.memberId, t.at),
    index('messages_thing')
      .on(t.memberId, t.thing)
      .where(sql`${t.thing} is not null`),
    index('messages_unread')
      .on(t.memberId)
      .where(sql`${t.readAt} is null`),
    index('messages_at').on(t.at),
  ],
)
declareSealedTexts(messages.messageId, messages.patientName)

/** The outbox of messages: each leaves the shop by each of these channels, once. */
export const messageDeliveries = memberTable(
  'message_deliveries',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.messageId, { onDelete: 'cascade' }),
    channel: text('channel').$type<'wechat' | 'sms' | 'push'>().notNull(),
    /** The device that takes notifications; empty for the other channels. */
    target: text('target').notNull().default(''),
    memberId: memberId(),
    /** From when its day of retries counts. */
    dueAt: at('due_at').notNull(),
    /** Whether it comes in quiet hours, too: it answers what the member has just done. */
    comesAtNight: boolean('comes_at_night').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null where no attempt follows: it has an outcome, or the retries were given up. */
    nextAttemptAt: at('next_attempt_at'),
    lastError: text('last_error'),
    /**
     * `unwanted`: the member wants none of it (any more), or there is nowhere to send it. `superseded`: before it was sent, a newer state of
     * the same thing came. `joined`: news of the same thing were sent here a moment ago; it stands in the shop alone.
     */
    outcome: text('outcome').$type<'sent' | 'unwanted' | 'superseded' | 'joined'>(),
    /** When no attempt was left to make; null while the last one is being made. */
    endedAt: at('ended_at'),
    /** When somebody at the counter had it sent again after it was given up, and who: the last time. */
    resentAt: at('resent_at'),
    resentBy: text('resent_by'),
  },
  { onErase: 'delete', copy: null },
  (t) => [
    primaryKey({ columns: [t.messageId, t.channel, t.target] }),
    index('message_deliveries_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} is not null`),
    index('message_deliveries_member').on(t.memberId),
    index('message_deliveries_given_up')
      .on(t.endedAt)
      .where(sql`${t.nextAttemptAt} is null and ${t.outcome} is null`),
    index('message_deliveries_resent')
      .on(t.resentAt)
      .where(sql`${t.resentAt} is not null`),
  ],
)

/** Outcomes after which the member knows: superseded or joined, other news of the same thing reached him or will (`textInstead.ts`). */
export const REACHED = ['sent', 'superseded', 'joined'] as const satisfies ReadonlyArray<
  NonNullable<(typeof messageDeliveries.$inferSelect)['outcome']>
>
