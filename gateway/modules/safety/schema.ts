import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OverrideReason } from '../../../src/contract/safety'

/** How often a rule was shown before settling, and overridden for which reason, by the shop's day (2026-11-25). Nothing leads to a person. */
export const safetyCounts = pgTable(
  'safety_counts',
  {
    day: text('day').notNull(),
    ruleId: text('rule_id').notNull(),
    outcome: text('outcome').$type<'shown' | OverrideReason>().notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.ruleId, t.outcome] })],
)
