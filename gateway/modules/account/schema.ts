import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OwnPurpose } from '../../../src/contract/captcha'
import { members } from '../../kernel/schema'
import { at } from '../../db/columns'

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

/** Key pairs for password encryption, shared by every gateway process on this database. */
export const loginKeys = pgTable('login_keys', {
  keyId: text('key_id').primaryKey(),
  privateKey: text('private_key').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** A nonce may stand in one login. */
export const loginNonces = pgTable('login_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})
