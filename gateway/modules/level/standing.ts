import type { MemberLevel } from '../../../counter/contract/settings/levelRows'
import type { LevelStanding } from '../../../src/contract/level'
import type { Querying } from '../../db/open'
import { standingOf } from '../ledger/standingOf'
import { heldLevelOf, levelRowOf, type LevelRow } from './heldLevel'
import { levelAt, levelsOf } from './levels'

type Asked = { memberId: string; now: Date }
export type Standing = { row: LevelRow | undefined; level: number; growth: number; levels: readonly MemberLevel[] }

/** Where a member stands, with what it is reckoned by. */
export async function levelStandingOf(db: Querying, { memberId, now }: Asked): Promise<Standing> {
  const row = await levelRowOf(db, memberId)
  const { balance } = await standingOf(db, { memberId, account: 'growth' }, now)
  return { row, level: row?.level ?? 1, growth: balance, levels: await levelsOf(db) }
}

/** The same as pages show it. */
export function shownStanding({ level, growth, levels }: Standing): LevelStanding {
  const next = levels[level]
  return { level, growth, nextLevel: next ? level + 1 : null, nextGrowth: next?.growth ?? null }
}

/** The level alone, as it stands beside a member’s name. */
export async function namedLevelOf(db: Querying, memberId: string) {
  const level = await heldLevelOf(db, memberId)
  return { level, name: levelAt(await levelsOf(db), level).name }
}
