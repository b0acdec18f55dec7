import { analytics } from '../../../src/contract/analytics'
import { analyticsEvents } from '../../db/schema'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { hmacOf } from '../../kernel/hmac'

export const analyticsHandlers = implement(analytics, {
  /** An address is counted by its keyed hash, and stored nowhere. */
  report: async ({ db, now, address, body: { events, ...visit } }) => {
    await enforceRateLimit(db, { bucket: `analytics:${visit.visitId}`, max: 60, seconds: 600 }, now)
    await enforceRateLimit(db, { bucket: `analytics:${await hmacOf(db, address)}`, max: 600, seconds: 600 }, now)
    const { app = null, agentFrom = null } = visit
    const rows = events.map(({ value = null, ...event }) => ({ ...visit, ...event, value, app, agentFrom, at: now }))
    const taken = await db.insert(analyticsEvents).values(rows).onConflictDoNothing().returning({ seq: analyticsEvents.seq })
    return { taken: taken.length }
  },
})
