import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OwnPurpose } from '../../../src/contract/captcha'
import { members } from './people'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** That somebody held a phone a moment ago, or was logged in where a page was opened: good once, for one purpose. Only the hash is kept. */
export const proofs = pgTable('proofs', {
  proofHash: text('proof_hash').primaryKey(),
  purpose: text('purpose').$type<OwnPurpose | 'reset' | 'handOver'>().notNull(),
  /** Null where a forgotten password was asked for a phone that nobody has. */
  memberId: text('member_id').references(() => members.memberId),
  /** Of a hand-over code: the session that drew it and that it ends with. */
  sessionHash: text('session_hash'),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})

/** Logins of other providers. `subjectMark` is a keyed hash of the provider's own id of the person. */
export const thirdPartyLogins = pgTable(
  'third_party_logins',
  {
    provider: text('provider').notNull(),
    subjectMark: text('subject_mark').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subjectMark] }), index('third_party_logins_member').on(t.memberId)],
)

/** Somebody the provider knows and we do not, on the way to a phone. */
export const thirdPartyWaiting = pgTable('third_party_waiting', {
  bindTokenHash: text('bind_token_hash').primaryKey(),
  provider: text('provider').notNull(),
  subjectMark: text('subject_mark').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})

/** Requests to close an account. The row outlives the account, without anything that names a person. */
export const deregistrations = pgTable(
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
  (t) => [
    uniqueIndex('deregistrations_one')
      .on(t.memberId)
      .where(sql`${t.state} = 'cooling'`),
    index('deregistrations_due').on(t.state, t.finishesAt),
  ],
)
