import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { memberId } from '../../kernel/memberColumn'
import { at } from '../../db/columns'
import { memberTable } from '../../kernel/personalData'

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
export const authorizations = memberTable(
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
  { onErase: 'delete', copy: { key: 'partners', title: '授权的合作方' } },
  (t) => [primaryKey({ columns: [t.partner, t.memberId] }), unique('authorizations_token').on(t.tokenHash)],
)
