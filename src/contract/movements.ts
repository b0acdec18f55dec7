import * as z from 'zod/mini'
import { Id, Instant } from './fields'

/** One movement of what a member has besides money: above nothing what came, below it what left. `title` says why, in the shop's words. */
export const Movement = z
  .looseObject({ entryId: Id, reason: z.string(), title: z.string(), amount: z.int(), at: Instant })
  .register(z.globalRegistry, { id: 'Movement' })
export type Movement = z.infer<typeof Movement>

/**
 * A month of the shop's calendar, `2026-10`, with its movements, newest first; the sums are the whole month's whatever is shown of it. What came
 * back of orders is `returned`, not earned; what refunds took of what their orders had earned, now or from what came later, is `taken`, not
 * spent. An older gateway has neither.
 */
export const MovementMonth = z
  .looseObject({
    month: z.string(),
    earned: z.int().check(z.nonnegative()),
    spent: z.int().check(z.nonnegative()),
    returned: z.optional(z.int().check(z.nonnegative())),
    taken: z.optional(z.int().check(z.nonnegative())),
    expired: z.int().check(z.nonnegative()),
    entries: z.array(Movement),
  })
  .register(z.globalRegistry, { id: 'MovementMonth' })
export type MovementMonth = z.infer<typeof MovementMonth>
