import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OwnPurpose } from '../../../src/contract/captcha'
import { members } from '../../kernel/schema'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/**
 * One-time proofs: that a phone was verified a moment ago, or that a logged-in session opened a page; each for one purpose. Only the hash
 * is stored.
 */
export const proofs = memberTable(
  'proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    purpose: text('purpose').$type<OwnPurpose | 'reset' | 'handOver'>().notNull(),
    /** Null where a reset was requested for a phone without an account. */
    memberId: text('member_id').references(() => members.memberId),
    /** Of a hand-over code: the session that drew it and that it ends with. */
    sessionHash: text('session_hash'),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  { onErase: 'delete', copy: null },
)

/** Logins of other providers. `subjectHmac` is a keyed hash of the provider's own id of the person. */
export const thirdPartyLogins = memberTable(
  'third_party_logins',
  {
    provider: text('provider').notNull(),
    subjectHmac: text('subject_mark').notNull(),
    memberId: memberId(),
    at: at('at').notNull(),
  },
  { onErase: 'delete', copy: { key: 'thirdPartyLogins', title: '第三方登录' } },
  (t) => [primaryKey({ columns: [t.provider, t.subjectHmac] }), index('third_party_logins_member').on(t.memberId)],
)

/** A third-party login whose member is not known yet, until a phone is bound. */
export const thirdPartyWaiting = pgTable('third_party_waiting', {
  bindTokenHash: text('bind_token_hash').primaryKey(),
  provider: text('provider').notNull(),
  subjectHmac: text('subject_mark').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})

/** Key pairs for password encryption, shared by every gateway process on this database. */
export const loginKeys = pgTable('login_keys', {
  keyId: text('key_id').primaryKey(),
  privateKey: text('private_key').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** Used nonces: each is accepted in one login. */
export const loginNonces = pgTable('login_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})
