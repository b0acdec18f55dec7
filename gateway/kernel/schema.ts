import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../db/columns'
import { memberTable } from './personalData'

export const members = pgTable(
  'members',
  {
    memberId: text('member_id').primaryKey(),
    loginName: text('login_name').notNull().unique(),
    phone: text('phone').notNull().unique(),
    /** Self-describing scrypt; null for members who only ever used codes. */
    passwordHash: text('password_hash'),
    nickname: text('nickname').notNull(),
    createdAt: at('created_at').notNull(),
    /** The account is closed and anonymized; orders that the law retains refer to an anonymous row like this one. */
    erasedAt: at('erased_at'),
  },
  // Whose phone ends so; an anonymous row has none.
  (t) => [
    index('members_phone_ends')
      .on(sql`right(${t.phone}, 4)`)
      .where(sql`${t.erasedAt} is null`),
  ],
)

/** Only the SHA-256 of a token is kept. */
export const sessions = memberTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the member ends it by. */
    sessionId: text('session_id').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    deviceId: text('device_id').notNull(),
    channel: text('channel').notNull(),
    /** In plain words: iPhone · 微信小程序. */
    deviceName: text('device_name').notNull(),
    createdAt: at('created_at').notNull(),
    /** To the hour. */
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'devices', title: '登录设备' } },
  (t) => [index('sessions_member').on(t.memberId)],
)

/** Alarms for operators, each raised once (`kernel/alarms`). */
export const alarms = pgTable(
  'alarms',
  {
    /** Names what happened and when, so that any number of gateways raise it once: `sms budget, hour, 80 %, 2026-11-22T10:00Z`. */
    alarmId: text('alarm_id').primaryKey(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('alarms_at').on(t.at)],
)

/** Idempotency keys: the answer of a write by its key, stored in the transaction that did it. The table was named `done_writes` first. */
export const idempotencyKeys = pgTable(
  'done_writes',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    line: text('line').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key] })],
)

/** Counters of rate limits over sliding windows (`kernel/rateLimit`): in the database, so that every gateway process counts together. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    bucket: text('bucket').primaryKey(),
    /** Which slot since 1970 the first of `counts` is. */
    slot: bigint('slot', { mode: 'number' }).notNull(),
    counts: integer('counts').array().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('rate_windows_expiry').on(t.expiresAt)],
)

/** What gateways counted with before the windows slid: only those read it, while a shop is updated one gateway after the other. */
export const rateCounts = pgTable(
  'rate_counts',
  { bucket: text('bucket').notNull(), windowStart: at('window_start').notNull(), count: integer('count').notNull() },
  (t) => [primaryKey({ columns: [t.bucket, t.windowStart] })],
)

/** Requests to close an account. The row outlives the account, without anything that names a person. */
export const deregistrations = memberTable(
  'deregistrations',
  {
    /** 256 random bits: whoever holds it may read the record and take the request back. */
    requestId: text('request_id').primaryKey(),
    /** What people tell each other on the telephone. */
    requestNumber: text('request_number').notNull().unique(),
    /** Null once the data are erased. */
    memberId: text('member_id').references(() => members.memberId),
    phoneMasked: text('phone_masked').notNull(),
    reason: text('reason'),
    state: text('state').$type<'cooling' | 'done' | 'cancelled'>().notNull(),
    appliedAt: at('applied_at').notNull(),
    finishesAt: at('finishes_at').notNull(),
    endedAt: at('ended_at'),
    /** Something came up while it cooled off, a refund say: it waits until that is settled. */
    isHeldUp: boolean('is_held_up').notNull().default(false),
  },
  { onErase: 'unlink', copy: null },
  (t) => [
    uniqueIndex('deregistrations_one')
      .on(t.memberId)
      .where(sql`${t.state} = 'cooling'`),
    index('deregistrations_due').on(t.state, t.finishesAt),
  ],
)
