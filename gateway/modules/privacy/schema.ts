import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { memberId } from '../../kernel/memberColumn'
import { at } from '../../db/columns'
import { memberTable } from '../../kernel/personalData'

/** The log of collected personal data: what, of whom, where and how often, a row a day. `day` is the shop's. */
export const collections = memberTable(
  'collections',
  {
    memberId: memberId(),
    kind: text('kind').notNull(),
    scene: text('scene').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
    lastAt: at('last_at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'collected', title: '收集记录' } },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.scene, t.day] })],
)

/** Copies of a member's data. The content goes as soon as both formats were fetched or the time is over. */
export const dataCopies = memberTable(
  'data_copies',
  {
    copyId: text('copy_id').primaryKey(),
    memberId: memberId(),
    state: text('state').$type<'preparing' | 'ready' | 'expired'>().notNull(),
    askedAt: at('asked_at').notNull(),
    readyAt: at('ready_at'),
    expiresAt: at('expires_at'),
    content: jsonb('content').$type<Record<string, unknown>>(),
    /** Formats not fetched yet. */
    formats: text('formats').array().$type<Array<'json' | 'html'>>().notNull(),
  },
  { onErase: 'delete', copy: null },
  (t) => [index('data_copies_member').on(t.memberId, t.askedAt), index('data_copies_state').on(t.state)],
)

/** Links to a copy, each good once. Only hashes are kept. */
export const dataLinks = pgTable('data_links', {
  linkHash: text('link_hash').primaryKey(),
  copyId: text('copy_id')
    .notNull()
    .references(() => dataCopies.copyId),
  format: text('format').$type<'json' | 'html'>().notNull(),
  /** The session that asked for it and that it ends with; null in rows of an older gateway, which open nothing. */
  sessionHash: text('session_hash'),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})
