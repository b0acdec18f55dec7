import * as z from 'zod/mini'
import { Id, Instant, pageOf } from '../../src/contract/fields'

/** Who has a case in hand, so that nobody else decides on it meanwhile. */
export const Holder = z.looseObject({ staffId: Id, name: z.string(), takenAt: Instant })
export type Holder = z.infer<typeof Holder>

/** Of what waits: everything, what nobody has in hand, what whoever asks has, what others have. */
export const Hold = z.enum(['all', 'free', 'mine', 'others'])
export type Hold = z.infer<typeof Hold>

const Hits = z.int().check(z.nonnegative())

/** A page of a queue's cases, with how many of all that wait are in whose hand. */
export const heldPageOf = <T extends z.ZodMiniType>(entry: T) =>
  z.looseObject({ ...pageOf(entry).shape, holds: z.looseObject({ all: Hits, free: Hits, mine: Hits, others: Hits }) })
export type HoldCounts = Readonly<Record<Hold, number>>
