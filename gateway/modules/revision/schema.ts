import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RevisionState } from '../../../counter/contract/revision'
import { at } from '../../db/columns'
import { staff } from '../../kernel/work/schema'
import { changes } from '../change/schema'

/** What operators wrote of the shop and did not put there at once: drafts, and what is to be there from a moment on. Shoppers see none of it. */
export const revisions = pgTable(
  'revisions',
  {
    revisionId: text('revision_id').primaryKey(),
    /** The kind of thing: a row of `change/subject` that can be edited ahead of time. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Of what is edited, what stood there when it was written; null where nothing did. */
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>().notNull(),
    /** Why, for whoever reads it years later. */
    reason: text('reason').notNull(),
    state: text('state').$type<RevisionState>().notNull(),
    /** When it is put into the shop; null of a draft without a time, and of one that is published as soon as a pharmacist has looked at it. */
    publishAt: at('publish_at'),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.staffId),
    writtenAt: at('written_at').notNull(),
    /** What it became; null where it did not. */
    changeId: text('change_id').references(() => changes.changeId),
    /** Why it could not be published when its time came, or why a pharmacist gave it back. */
    problem: text('problem'),
    /** The pharmacist who let its words into the shop. */
    checkedBy: text('checked_by'),
    checkedAt: at('checked_at'),
    /** When it was published, discarded or failed. */
    endedAt: at('ended_at'),
    /** Orders two of the same instant. */
    nth: integer('nth').generatedByDefaultAsIdentity(),
  },
  (t) => [
    index('revisions_nth').on(t.nth),
    index('revisions_subject').on(t.subject, t.subjectId, t.nth),
    index('revisions_due').on(t.state, t.publishAt),
  ],
)
