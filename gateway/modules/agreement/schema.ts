import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { members } from '../../kernel/schema'
import { at } from '../../db/columns'

/** What somebody agreed to, declined or took back: never changed, only added to. The last act on a document counts. */
export const consents = pgTable(
  'consents',
  {
    consentId: text('consent_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    document: text('document').notNull(),
    version: text('version').notNull(),
    act: text('act').$type<'agree' | 'decline' | 'withdraw'>().notNull().default('agree'),
    channel: text('channel').notNull(),
    deviceId: text('device_id').notNull(),
    orderCode: text('order_code'),
    at: at('at').notNull(),
    /** Tells the later of two acts in one instant. */
    nth: integer('nth').generatedByDefaultAsIdentity(),
  },
  (t) => [index('consents_member').on(t.memberId)],
)
