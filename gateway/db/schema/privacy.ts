import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { members } from './people'

const at = (name: string) => timestamp(name, { withTimezone: true })
const memberId = () =>
  text('member_id')
    .notNull()
    .references(() => members.memberId)

/** Switches of a member; what is not there stands as `preference/switches.ts` says. */
export const preferences = pgTable(
  'preferences',
  {
    memberId: memberId(),
    key: text('key').notNull(),
    isOn: boolean('is_on').notNull(),
    changedAt: at('changed_at').notNull(),
    /** For personal lists: what was looked at before counts no more. */
    countsFrom: at('counts_from'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.key] })],
)

/** Where a device takes notifications. */
export const pushClients = pgTable(
  'push_clients',
  {
    deviceId: text('device_id').primaryKey(),
    memberId: memberId(),
    clientId: text('client_id').notNull(),
    provider: text('provider').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('push_clients_member').on(t.memberId)],
)

/** What was collected of whom, where and how often, a row a day. `day` is the shop's. */
export const collections = pgTable(
  'collections',
  {
    memberId: memberId(),
    kind: text('kind').notNull(),
    scene: text('scene').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.scene, t.day] })],
)

/** Copies of a member's data. The content goes as soon as both formats were fetched or the time is over. */
export const dataCopies = pgTable(
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

/** Partners that may ask members to be let in; an operator's list. */
export const partners = pgTable('partners', {
  partner: text('partner').primaryKey(),
  name: text('name').notNull(),
  contact: text('contact').notNull(),
  purpose: text('purpose').notNull(),
  method: text('method').notNull(),
  kinds: jsonb('kinds').$type<Array<{ scope: string; title: string }>>().notNull(),
  days: integer('days').notNull(),
  policyUrl: text('policy_url'),
  returnUrl: text('return_url').notNull(),
  /** SHA-256; null: the partner cannot fetch anything yet. */
  secretHash: text('secret_hash'),
  isActive: boolean('is_active').notNull().default(true),
})

/** A partner a member let in, with what the partner holds of it. One row each: revoking deletes it, and the token with it. */
export const authorizations = pgTable(
  'authorizations',
  {
    partner: text('partner')
      .notNull()
      .references(() => partners.partner),
    memberId: memberId(),
    /** Names the member for this partner alone. */
    openId: text('open_id').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    channel: text('channel').notNull(),
    grantedAt: at('granted_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    codeHash: text('code_hash'),
    codeExpiresAt: at('code_expires_at'),
    tokenHash: text('token_hash'),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [primaryKey({ columns: [t.partner, t.memberId] }), unique('authorizations_token').on(t.tokenHash)],
)
