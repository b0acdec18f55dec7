import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChatSender, Desk, Website } from '../../../src/contract/chat'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import { members } from '../../kernel/schema'
import { sealedColumns } from '../../kernel/sealedContent'
import { staff } from '../../kernel/work/schema'

/** By which pictures refer to a message (`uploads.record_table`). */
export const CHAT_MESSAGES = 'chat_messages'

/** A member's conversation with the pharmacy. Its state is derived from these columns (`conversationOf.ts`). */
export const conversations = memberTable(
  'conversations',
  {
    conversationId: text('conversation_id').primaryKey(),
    memberId: memberId(),
    /** What it is about: nothing but itself, or a thing of another module (`kinds.ts`). */
    kind: text('kind').$type<'service' | 'consultation'>().notNull(),
    desk: text('desk').$type<Desk>().notNull(),
    website: text('website').$type<Website>().notNull(),
    session: integer('session').notNull().default(1),
    /** Given under the row's lock: dense, in the order of the commits. */
    lastSeq: integer('last_seq').notNull().default(0),
    memberReadSeq: integer('member_read_seq').notNull().default(0),
    staffReadSeq: integer('staff_read_seq').notNull().default(0),
    /** Of the desk, who alone may sit down in it; null where whoever comes. */
    reservedFor: text('reserved_for').references(() => staff.staffId),
    /** Since when the member's oldest message without an answer waits; null while none does. */
    waitsSince: at('waits_since'),
    /** Who is in it, and until when without a heartbeat: after that nobody is. */
    staffId: text('staff_id').references(() => staff.staffId),
    leaseUntil: at('lease_until'),
    createdAt: at('created_at').notNull(),
    /** When the last message was written. */
    lastAt: at('last_at').notNull(),
    /** Null while the session lasts. */
    endedAt: at('ended_at'),
    /** Up to where the member was told outside the conversation that somebody answered: once for what he has not read. */
    toldSeq: integer('told_seq').notNull().default(0),
    /** Until when a web socket of the member's surely follows it; null where none has. */
    followedUntil: at('followed_until'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'conversations',
      title: '与药房的对话',
      words: {
        conversationId: '对话编号',
        kind: '类别',
        desk: '接待方',
        website: '来自',
        session: '第几次',
        lastSeq: '消息数',
        memberReadSeq: '您读到第几条',
        staffReadSeq: '药房读到第几条',
        waitsSince: '从何时起等待回复',
        staffId: '接待人编号',
        leaseUntil: '接待到',
        endedAt: '结束时间',
        lastAt: '最后一条的时间',
        toldSeq: '提醒到第几条',
        followedUntil: '页面打开到',
        reservedFor: '为谁保留',
      },
    },
    sample: { kind: 'consult', text: '{count} 个对话' },
  },
  (t) => [
    uniqueIndex('conversations_service')
      .on(t.memberId)
      .where(sql`${t.kind} = 'service'`),
    index('conversations_member').on(t.memberId),
    index('conversations_waiting')
      .on(t.desk, t.waitsSince)
      .where(sql`${t.waitsSince} is not null`),
    index('conversations_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
    index('conversations_last').on(t.lastAt),
    index('conversations_idle')
      .on(t.lastAt)
      .where(sql`${t.endedAt} is null and ${t.waitsSince} is null and ${t.lastSeq} > 0`),
    index('conversations_untold')
      .on(t.lastAt)
      .where(sql`${t.lastSeq} > ${t.memberReadSeq} and ${t.toldSeq} <= ${t.memberReadSeq}`),
  ],
)

/** What was written, sealed. `system` lines hold no word of a person. */
export const chatMessages = memberTable(
  CHAT_MESSAGES,
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.conversationId, { onDelete: 'cascade' }),
    memberId: memberId(),
    seq: integer('seq').notNull(),
    /** In which session of the conversation. */
    session: integer('session').notNull().default(1),
    sender: text('sender').$type<ChatSender>().notNull(),
    staffId: text('staff_id').references(() => staff.staffId),
    /** At which desk who wrote it sat. */
    desk: text('desk').$type<Desk>().notNull(),
    clientId: text('client_id'),
    ...sealedColumns(),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'chatMessages',
      title: '与药房的对话：消息',
      words: {
        seq: '第几条',
        sender: '谁写的',
        clientId: '发送编号',
        text: '内容',
        picture: '图片编号',
        card: '卡片',
        code: '编号',
        robot: '自动回复',
        about: '回答的问题',
        offers: '给出的选择',
      },
    },
    sample: { kind: 'consult', text: '{count} 条消息' },
  },
  (t) => [
    unique('chat_messages_seq').on(t.conversationId, t.seq),
    unique('chat_messages_once').on(t.conversationId, t.sender, t.clientId),
    index('chat_messages_member').on(t.memberId),
    index('chat_messages_key').on(t.keyId),
  ],
)

/** How a session was evaluated. */
export const chatAppraisals = memberTable(
  'chat_appraisals',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.conversationId, { onDelete: 'cascade' }),
    session: integer('session').notNull(),
    memberId: memberId(),
    /** Who answered last in it. */
    staffId: text('staff_id').references(() => staff.staffId),
    stars: integer('stars').notNull(),
    words: text('words').notNull(),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'chatAppraisals', title: '对客服的评价', words: { stars: '几颗星', session: '第几次', staffId: '接待人编号' } },
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.session] }), index('chat_appraisals_member').on(t.memberId)],
)

/** What was written down, sealed, when somebody handed a conversation over: who takes it up reads it. */
export const chatHandovers = memberTable(
  'chat_handovers',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.conversationId, { onDelete: 'cascade' }),
    memberId: memberId(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    desk: text('desk').$type<Desk>().notNull(),
    /** To whom of the desk; null where to whoever comes first. */
    toStaffId: text('to_staff_id').references(() => staff.staffId),
    ...sealedColumns(),
    at: at('at').notNull(),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'chatHandovers',
      title: '与药房的对话：交接说明',
      words: { conversationId: '对话编号', staffId: '交接人编号', desk: '转给', toStaffId: '接手人编号', text: '内容' },
    },
    sample: { kind: 'consult', text: '{count} 条交接说明' },
  },
  (t) => [
    index('chat_handovers_conversation').on(t.conversationId, t.at),
    index('chat_handovers_staff').on(t.staffId),
    index('chat_handovers_member').on(t.memberId),
    index('chat_handovers_key').on(t.keyId),
  ],
)

/** One-time tokens of web sockets: the hash; spent by deleting. */
export const chatTokens = memberTable(
  'chat_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: memberId(),
    /** The session it was fetched in: with it ends what the token opened. */
    sessionId: text('session_id').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  { onErase: 'delete', copy: null },
  (t) => [index('chat_tokens_expires').on(t.expiresAt), index('chat_tokens_member').on(t.memberId)],
)

/** What was left for the service while nobody answered, sealed with the phone and the answer. */
export const leftMessages = memberTable(
  'left_messages',
  {
    id: text('id').primaryKey(),
    /** Who left it, where he was logged in. */
    memberId: text('member_id').references(() => members.memberId),
    website: text('website').$type<Website>().notNull(),
    ...sealedColumns(),
    at: at('at').notNull(),
    answeredAt: at('answered_at'),
    answeredBy: text('answered_by').references(() => staff.staffId),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'leftMessages',
      title: '给客服的留言',
      words: { website: '来自', text: '内容', phone: '联系电话', answer: '回复', answeredAt: '回复时间', answeredBy: '回复人编号' },
    },
    sample: { kind: 'consult', text: '{count} 条留言' },
  },
  (t) => [
    index('left_messages_member').on(t.memberId),
    index('left_messages_key').on(t.keyId),
    index('left_messages_waiting')
      .on(t.at)
      .where(sql`${t.answeredAt} is null`),
  ],
)
