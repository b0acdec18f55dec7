import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'

/** Which gateway does a job just now, and how it went last: a row a job, shared by every gateway on the database. */
export const jobLeases = pgTable('job_leases', {
  job: text('job').primaryKey(),
  /** The run that holds the lease; null while nobody does. */
  holder: text('holder'),
  /** When the lease ends unless it is renewed: a holder that died is replaced after it. */
  heldUntil: at('held_until'),
  startedAt: at('started_at'),
  succeededAt: at('succeeded_at'),
  failedAt: at('failed_at'),
  durationMs: integer('duration_ms'),
  /** Consecutive failures since the last success, and the last error, redacted. */
  failures: integer('failures').notNull().default(0),
  lastError: text('last_error'),
})
