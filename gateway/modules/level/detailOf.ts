import { eq } from 'drizzle-orm'
import type { LevelRow } from '../../../src/contract/level'
import { daysBetween, lastDayOf, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { members } from '../../kernel/schema'
import { birthdayOf } from './birthday'
import { keepingNotice } from './keeping'
import { levelAt } from './levels'
import { rightsAt } from './rightsAt'
import { rightTextsOf } from './rightTexts'
import { levelStandingOf, shownStanding, type Standing } from './standing'
import { waysOf } from './ways'

type Asked = { memberId: string; ring: KeyRing; now: Date }

/** Everything the member's page shows but the gifts. */
export async function detailOf(db: Querying, { memberId, ring, now }: Asked) {
  const standing = await levelStandingOf(db, { memberId, now })
  const { row, level, levels } = standing
  return {
    ...shownStanding(standing),
    name: levelAt(levels, level).name,
    since: level === 1 ? null : (row?.since.toISOString() ?? null),
    lastDay: row?.until ? lastDayOf(row.until) : null,
    memberDays: daysBetween(await memberSince(db, memberId), shopDate(now)) + 1,
    notice: await keepingNotice(db, row, now),
    levels: rowsOf(standing),
    ways: await waysOf(db, { memberId, ring }),
    birthday: await birthdayOf(db, memberId),
  }
}

const rowsOf = ({ levels }: Standing): LevelRow[] =>
  levels.map(({ name, growth }, place) => ({ level: place + 1, name, growth, rights: rightTextsOf(ownRights(levels, place + 1)) }))

/** What a level gives, without what the levels below it gave once. */
const ownRights = (levels: Standing['levels'], level: number) => {
  const below = level === 1 ? [] : rightsAt(levels, level - 1).filter(({ right }) => right === 'upgradeCoupon')
  return rightsAt(levels, level).filter(({ source }) => !below.some((one) => one.source === source))
}

async function memberSince(db: Querying, memberId: string): Promise<string> {
  const [member] = await db.select({ createdAt: members.createdAt }).from(members).where(eq(members.memberId, memberId))
  if (!member) throw notFound('这个账号')
  return shopDate(member.createdAt)
}
