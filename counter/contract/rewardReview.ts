import * as z from 'zod/mini'
import { Instant, Page, Size } from '../../src/contract/fields'

/** Rewards that a rule stopped, of whatever kind: those that wait for a person, and those that one decided. */
export const RewardPart = z.enum(['waiting', 'decided'])
export type RewardPart = z.infer<typeof RewardPart>

export const RewardQuery = z.object({ page: Page, size: Size, part: z._default(RewardPart, 'waiting') })
export type RewardQuery = z.infer<typeof RewardQuery>

/** By whom it was decided, and how; null while it waits. */
export const Decided = z.nullable(z.looseObject({ by: z.string(), at: Instant, given: z.boolean(), refusedFor: z.nullable(z.string()) }))

/** Why nothing is given, as the member reads it. */
export const RewardRefusal = z.object({
  reason: z
    .string('请写明原因')
    .check(z.trim(), z.minLength(4, '请写清原因（至少 4 个字），会员会看到'), z.maxLength(100, '原因最多 100 字')),
})
