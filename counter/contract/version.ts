import * as z from 'zod/mini'
import { Instant } from '../../src/contract/fields'

/**
 * The header with which every decision and every save says what its person saw: the `version` of the answer that was on the screen. It is no
 * part of the request that an Idempotency-Key stands for: sent again, a write that was done gets its first answer.
 */
export const VERSION_HEADER = 'Work-Version'

/** A hash of what a record says (`gateway/kernel/work/version.ts`). Another hash, another content; nothing else is read from it. */
export const Version = z.string().check(z.regex(/^[0-9a-f]{32}$/, '请先打开要办的这一件'))

/** A field of an edited record in words for people: what was sent, and what stands there now. */
const Differing = z.looseObject({ field: z.string(), yours: z.string(), theirs: z.string() })

/** `details` of a 409 `CHANGED_SINCE`: what stands there now is not what was seen, and nothing was written. */
export const Conflict = z.looseObject({
  /** Of what stands there now. */
  version: Version,
  /** Who did at the counter last what, and when; null where nobody of the pharmacy did: the shopper, a job, a command. */
  last: z.nullable(z.looseObject({ by: z.string(), at: Instant, what: z.string() })),
  /** Whether `last` decided it: nothing is left to decide. */
  isDecided: z.boolean(),
  /** Of an edited record. */
  fields: z.array(Differing),
})
export type Conflict = z.infer<typeof Conflict>
