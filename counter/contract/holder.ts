import * as z from 'zod/mini'
import { Id, Instant } from '../../src/contract/fields'

/** Who has a case in hand, so that nobody else decides on it meanwhile. */
export const Holder = z.looseObject({ staffId: Id, name: z.string(), takenAt: Instant })
export type Holder = z.infer<typeof Holder>
