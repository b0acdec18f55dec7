import { index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { staff } from '../../kernel/work/schema'

/** What operators changed of the shop: products, prices, settings; never anything of a member. */
export const changes = pgTable(
  'changes',
  {
    changeId: text('change_id').primaryKey(),
    /** The kind of thing: a row of `change/subject`. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What its subject stored before and after; null where there was none. */
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    at: at('at').notNull(),
    /** Why, as whoever made it said; null where nobody was asked. */
    reason: text('reason'),
    /** The change that took it back; null while it stands. */
    revertedBy: text('reverted_by').references((): AnyPgColumn => changes.changeId),
    /** Orders two of the same instant. */
    nth: integer('nth').generatedByDefaultAsIdentity(),
  },
  (t) => [index('changes_nth').on(t.nth), index('changes_subject').on(t.subject, t.subjectId, t.nth)],
)
