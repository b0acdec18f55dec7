import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row, written at the first start: whether these data are a demonstration's or a real shop's. They never become the other. */
export const databasePurpose = pgTable(
  'database_purpose',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    purpose: text('purpose').$type<'demonstration' | 'production'>().notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('database_purpose_one_row', sql`${t.onlyRow}`),
    check('database_purpose_known', sql`${t.purpose} in ('demonstration', 'production')`),
  ],
)

/** Settings that an operator may change without a release: the mall config, licences, hot words, the catalogue's revision. */
export const settings = pgTable('settings', { key: text('key').primaryKey(), value: jsonb('value').notNull() })
