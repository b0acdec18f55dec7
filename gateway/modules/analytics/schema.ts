import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { AnalyticsEvent } from '../../../src/contract/analytics'

/** What happened in visits, without anything that leads to a person; deleted by a job after `RETENTION_DAYS`. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    visitId: text('visit_id').notNull(),
    seq: integer('seq').notNull(),
    /** When it arrived: a phone's clock proves nothing. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    type: text('type').$type<AnalyticsEvent['type']>().notNull(),
    route: text('route').notNull(),
    name: text('name').notNull(),
    value: integer('value'),
    host: text('host').notNull(),
    system: text('system').notNull(),
    app: text('app'),
    agentFrom: text('agent_from'),
    sampling: integer('sampling').notNull(),
  },
  (t) => [primaryKey({ columns: [t.visitId, t.seq] }), index('analytics_events_at').on(t.at)],
)
