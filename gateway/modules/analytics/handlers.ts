import { analytics } from '../../../src/contract/analytics'
import { analyticsEvents } from '../../db/schema'
import { implement } from '../../kernel/implement'
import { countAgainst } from '../../kernel/limit'
import { markOf } from '../../kernel/marks'

export const analyticsHandlers = implement(analytics, {
  /** An address is counted by its keyed hash, and stored nowhere. */
  report: async ({ db, now, address, body: { events, ...visit } }) => {
    await countAgainst(db, { bucket: `analytics:${visit.visitId}`, most: 60, seconds: 600 }, now)
    await countAgainst(db, { bucket: `analytics:${await markOf(db, address)}`, most: 600, seconds: 600 }, now)
    const rows = events.map(({ value = null, ...event }) => ({ ...visit, ...event, value, app: visit.app ?? null, at: now }))
    const taken = await db.insert(analyticsEvents).values(rows).onConflictDoNothing().returning({ seq: analyticsEvents.seq })
    return { taken: taken.length }
  },
})
