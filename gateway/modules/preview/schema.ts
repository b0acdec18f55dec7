import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { staff } from '../../kernel/work/schema'

/** What an operator looks at in the shop before it stands there. Whoever has the token sees the shop with it; only the SHA-256 of a token is kept. */
export const previews = pgTable(
  'previews',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** The kind of thing: a row of `change/subject` that can be edited ahead of time. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    edited: jsonb('edited').$type<unknown>().notNull(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('previews_expire').on(t.expiresAt)],
)
