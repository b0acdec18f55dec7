import { index, integer, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'

/** Consents, append-only: what a member agreed to, declined or withdrew. The last entry of a document counts. */
export const consents = memberTable(
  'consents',
  {
    consentId: text('consent_id').primaryKey(),
    memberId: memberId(),
    document: text('document').notNull(),
    version: text('version').notNull(),
    act: text('act').$type<'agree' | 'decline' | 'withdraw'>().notNull().default('agree'),
    channel: text('channel').notNull(),
    deviceId: text('device_id').notNull(),
    orderCode: text('order_code'),
    at: at('at').notNull(),
    /** Orders two entries of the same instant. */
    nth: integer('nth').generatedByDefaultAsIdentity(),
  },
  { onErase: 'unlink', copy: { key: 'consents', title: '同意记录' } },
  (t) => [index('consents_member').on(t.memberId)],
)
