import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Role } from '../../../counter/contract/workEndpoint'
import { declareSealedTexts, type Sealed } from '../sealedText'
import { at } from '../../db/columns'

/** The people of the pharmacy, who work at the counter; no member is one of them. */
export const staff = pgTable('staff', {
  staffId: text('staff_id').primaryKey(),
  loginName: text('login_name').notNull().unique(),
  name: text('name').notNull(),
  /** Self-describing scrypt, as members have. */
  passwordHash: text('password_hash').notNull(),
  /** Base32; the gateway computes the one-time code from it. */
  totpSecret: text('totp_secret').$type<Sealed>().notNull(),
  /** The last half minute whose code was taken: a code is good once. */
  totpStep: integer('totp_step').notNull().default(0),
  /** One of a trial's ready-made people: lets nobody in anywhere else. */
  isDemonstration: boolean('is_demonstration').notNull().default(false),
  createdAt: at('created_at').notNull(),
  /** Nobody gets in until it is unlocked. */
  lockedAt: at('locked_at'),
  closedAt: at('closed_at'),
})
declareSealedTexts(staff.staffId, staff.totpSecret)

export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    role: text('role').$type<Role>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.role] })],
)

/** Only the SHA-256 of a token is kept. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    createdAt: at('created_at').notNull(),
    /** When its person last touched a page of the counter, to the quarter minute. */
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('staff_sessions_staff').on(t.staffId)],
)

/** Browsers in which somebody has logged in: wrong tries elsewhere do not keep them out. Only the SHA-256 of a token is kept. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    knownSince: at('known_since').notNull(),
  },
  (t) => [index('staff_devices_staff').on(t.staffId)],
)

/** What was done at the counter. Triggers refuse to change, delete or truncate (migrations `0016` and `0030`). */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: text('audit_id').primaryKey(),
    at: at('at').notNull(),
    /** Null where a command did it. */
    staffId: text('staff_id').references(() => staff.staffId),
    /** As the person was called then. */
    staffName: text('staff_name').notNull(),
    /** The call: `POST /login`. */
    line: text('line').notNull(),
    title: text('title').notNull(),
    record: text('record').notNull(),
    outcome: text('outcome').notNull(),
    address: text('address').notNull(),
    /** The person's roles then, the browser, and the request that the log of requests knows; null in lines of a release that wrote none. */
    roles: text('roles'),
    device: text('device'),
    requestId: text('request_id'),
    /** What became of the record's fields; never anything of a member. */
    changes: jsonb('changes').$type<Record<string, { from: unknown; to: unknown }>>(),
  },
  (t) => [index('audit_log_at').on(t.at), index('audit_log_record').on(t.record)],
)

/**
 * The audit log as a hash chain: each line's hash covers the line and the hash before it, so that a line edited, taken out or put in
 * between, by whatever means, is found (`auditChain.ts`). Numbers are dense and in the order of commits.
 */
export const auditChain = pgTable('audit_chain', {
  n: bigint('n', { mode: 'number' }).primaryKey(),
  auditId: text('audit_id')
    .notNull()
    .unique()
    .references(() => auditLog.auditId),
  hash: text('hash').notNull(),
})
