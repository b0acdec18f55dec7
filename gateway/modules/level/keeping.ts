import { DAY } from '../../../src/lib/duration'
import { lastDayOf, spokenDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { balanceOf } from '../ledger/balanceOf'
import { expiredBy } from '../ledger/expiry'
import { lotsOf } from '../ledger/lotsOf'
import type { LevelRow } from './heldLevel'
import { levelAt, levelsOf } from './levels'

/** How long before its end somebody is told what keeps a level; the published rule says 30 days. */
export const TOLD_AHEAD = 30 * DAY

type Held = Pick<LevelRow, 'memberId' | 'level' | 'until'>

/** What is missing to keep a level at its end, as far as is known now; nothing where it is enough, or it does not end. */
export async function missingToKeep(db: Querying, { memberId, level, until }: Held): Promise<number> {
  if (until === null) return 0
  const holder = { memberId, account: 'growth' } as const
  const kept = { lots: await lotsOf(db, holder), balance: await balanceOf(db, holder) }
  const left = kept.balance - expiredBy(kept, until)
  return Math.max(0, levelAt(await levelsOf(db), level).growth - left)
}

/** What a member whose level is about to end reads; null where it is not, or is kept. */
export async function keepingNotice(db: Querying, row: LevelRow | undefined, now: Date): Promise<string | null> {
  if (!row?.until || row.until.getTime() - now.getTime() > TOLD_AHEAD) return null
  const missing = await missingToKeep(db, row)
  if (missing === 0) return null
  const { name } = levelAt(await levelsOf(db), row.level)
  return `「${name}」${spokenDate(lastDayOf(row.until))}到期，到期时成长值还差 ${missing} 可保级`
}
