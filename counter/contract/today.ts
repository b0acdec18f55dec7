import * as z from 'zod/mini'
import { Cents, Instant } from '../../src/contract/fields'
import { ROLES, workEndpoint } from './workEndpoint'

const Count = z.int().check(z.nonnegative())
const Figure = z.looseObject({ count: Count, amount: Cents })
const Counted = z.looseObject({ name: z.string(), count: Count })

export const Waiting = z.looseObject({
  what: z.string(),
  todo: z.string(),
  count: Count,
  /** How long the oldest has waited. */
  oldestSeconds: z.number(),
  /** It waits longer than it should. */
  isLate: z.boolean(),
})
export type Waiting = z.infer<typeof Waiting>

/** A calendar day of the shop: `2026-11-21`. */
const Day = z.looseObject({ day: z.string(), ordered: Figure, paid: Figure, checked: Figure, refunded: Figure })
export type Day = z.infer<typeof Day>

export const Today = z.looseObject({
  at: Instant,
  /** Today last. */
  days: z.array(Day),
  /** What operators see to outside of the counter; nobody else is told. Its own queues are `queue.waiting`. */
  waiting: z.array(Waiting),
  /** What pages reported in the last seven days. */
  visits: z.looseObject({
    count: Count,
    funnel: z.array(Counted),
    pages: z.array(Counted),
    origins: z.array(Counted),
    errors: z.array(z.looseObject({ name: z.string(), route: z.string(), count: Count })),
  }),
})
export type Today = z.infer<typeof Today>

export const today = {
  figures: workEndpoint('GET /today', {
    about: 'Today’s figures, what operators see to elsewhere, and what visits reported',
    roles: ROLES,
    output: Today,
  }),
}
