import { analytics } from '../../../src/contract/analytics'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { hmacOf } from '../../kernel/hmac'
import { storeEvents } from './storeEvents'

/** In ten minutes, of all who share an address: names of visits are free, and limit nobody. */
const EVENTS_OF_ADDRESS = 3000

export const analyticsHandlers = implement(analytics, {
  /** An address is counted by its keyed hash, and stored nowhere. */
  report: async ({ db, now, address, body: { events, ...visit } }) => {
    const bucket = `analytics:${await hmacOf(db, address)}`
    await enforceRateLimit(db, { bucket, max: EVENTS_OF_ADDRESS, seconds: 10 * MINUTE_SECONDS, amount: events.length }, now)
    const { app = null, agentFrom = null } = visit
    const rows = events.map(({ value = null, ...event }) => ({ ...visit, ...event, value, app, agentFrom, at: now }))
    return { taken: await storeEvents(db, rows) }
  },
})
