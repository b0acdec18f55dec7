import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { members } from '../../kernel/schema'
import { at } from '../../db/columns'
import { personalData } from '../../kernel/personalData'

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
personalData(deregistrations, { onErase: 'unlink', copy: null })
