import type { MemberLevel } from '../../../counter/contract/settings/levelRows'
import { yearEnd } from '../ledger/accounts'
import { levelFor } from './levels'

/** A level as a member holds it; the first one holds for ever. */
export type HeldLevel = { level: number; since: Date; until: Date | null }
export type LevelReason = 'reached' | 'kept' | 'fallen' | 'takenBack'
export type LevelChange = HeldLevel & { reason: LevelReason }

type Standing = { held: HeldLevel; levels: readonly MemberLevel[]; /** What of it counts now. */ growth: number }

/** What becomes of a level at a moment: reached at once; decided on when its year is over; undefined where it stays. */
export function levelAfter({ held, levels, growth, at }: Standing & { at: Date }): LevelChange | undefined {
  const earned = levelFor(levels, growth)
  if (earned > held.level) return { level: earned, since: at, until: yearEnd(at), reason: 'reached' }
  if (held.until === null || held.until > at) return undefined
  if (earned === held.level) return { ...held, until: nextUntil(held.until, at), reason: 'kept' }
  return { level: earned, since: at, until: earned > 1 ? nextUntil(held.until, at) : null, reason: 'fallen' }
}

/** A year after the last one ended, so that it does not creep with the job that decides. */
function nextUntil(until: Date, at: Date): Date {
  const next = yearEnd(new Date(until.getTime() - 1))
  return next > at ? next : yearEnd(at)
}

type Returned = Standing & {
  /** What was held before this level was reached. */
  before: HeldLevel
  /** When the order earned growth that is taken back now. */
  earnedAt: Date
}

/** What becomes of a level whose growth is taken back: one that was reached with it falls to what is left, one before it stays. */
export function levelAfterReturn({ held, levels, growth, before, earnedAt }: Returned): LevelChange | undefined {
  const earned = levelFor(levels, growth)
  if (earned >= held.level || held.since < earnedAt) return undefined
  return { ...(earned > before.level ? { ...held, level: earned } : before), reason: 'takenBack' }
}
