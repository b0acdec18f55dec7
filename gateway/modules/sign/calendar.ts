import { and, count, eq, gte, lte, sql } from 'drizzle-orm'
import { SignStatus, type SignDay } from '../../../src/contract/sign'
import { daysAfter, daysBetween, daysInMonth, shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { members } from '../../kernel/schema'
import { signDays, signReminders } from './schema'
import { notFound } from '../../lib/httpError'
import { standingOf } from '../ledger/standingOf'
import { firstShown } from './makeUp'
import { mayRepair } from './mayRepair'
import { coinsOf, MAKE_UP_COINS, MAKE_UP_COST, WEEK, WEEK_GIFT } from './rewards'
import { lengthTo, rowBefore, runOf } from './runOf'

const SHOWN = 3 * WEEK

type Asked = { memberId: string; now: Date }

/** Last week, this one and the next, and where the member stands. */
export async function calendarOf(db: Querying, { memberId, now }: Asked) {
  const today = shopDate(now)
  const since = await memberSince(db, memberId)
  const first = firstShown(today)
  const signed = await signedBetween(db, memberId, { first: monthOf(first).first, last: today })
  const row = await rowAt(db, { memberId, since, today, isSigned: signed.has(today) })
  const days = Array.from({ length: SHOWN }, (_, place) => daysAfter(first, place))
  const dailySignInfos = days.map((date) => dayOf(date, { today, since, first, signed, days: row.days }))
  const [reminder] = await db.select({ since: signReminders.since }).from(signReminders).where(eq(signReminders.memberId, memberId))
  return {
    today: dayOf(today, { today, since, first, signed, days: row.days }),
    coinCount: (await standingOf(db, { memberId, account: 'coin' }, now)).balance,
    continuousDays: row.shown,
    willRepair: row.willRepair,
    daysToGift: WEEK - (row.days % WEEK),
    giftCoins: WEEK_GIFT,
    makeUpCost: MAKE_UP_COST,
    makeUpCoins: MAKE_UP_COINS,
    dailySignInfos,
    signRemindStatus: reminder !== undefined,
  }
}

/** In a row, this month and in all. */
export async function countsOf(db: Querying, { memberId, now }: Asked) {
  const today = shopDate(now)
  const { first, last } = monthOf(today)
  const [counted] = await db
    .select({
      totalDays: count(),
      monthDays: sql<number>`count(*) filter (where ${signDays.day} between ${first}::date and ${last}::date)::int`,
    })
    .from(signDays)
    .where(eq(signDays.memberId, memberId))
  const run = (await runOf(db, memberId, today)) ?? (await runOf(db, memberId, daysAfter(today, -1)))
  return { totalDays: counted?.totalDays ?? 0, monthDays: counted?.monthDays ?? 0, continuousDays: run ? lengthTo(run, run.last) : 0 }
}

async function memberSince(db: Querying, memberId: string): Promise<string> {
  const [member] = await db.select({ createdAt: members.createdAt }).from(members).where(eq(members.memberId, memberId))
  if (!member) throw notFound('这个账号')
  return shopDate(member.createdAt)
}

async function signedBetween(db: Querying, memberId: string, { first, last }: { first: string; last: string }) {
  const rows = await db
    .select({ day: signDays.day })
    .from(signDays)
    .where(and(eq(signDays.memberId, memberId), gte(signDays.day, first), lte(signDays.day, last)))
  return new Set(rows.map(({ day }) => day))
}

type At = { memberId: string; since: string; today: string; isSigned: boolean }

/** `days`: those in a row as they will be counted, a day that is made up by itself among them; `shown`: those there are. */
async function rowAt(db: Querying, { memberId, since, today, isSigned }: At) {
  if (isSigned) {
    const run = await runOf(db, memberId, today)
    const days = run ? lengthTo(run, today) : 0
    return { days, shown: days, willRepair: false }
  }
  const { days, willRepair } = await rowBefore(db, memberId, { today, mayRepair: await mayRepair(db, { memberId, since }, today) })
  return { days: willRepair ? days + 1 : days, shown: days, willRepair }
}

type Around = { today: string; since: string; first: string; signed: ReadonlySet<string>; days: number }

function dayOf(date: string, around: Around): SignDay {
  const { today, since, first, signed } = around
  if (signed.has(date)) return { date, signStatus: SignStatus.signed, coins: 0, gift: 'none' }
  if (date < today) {
    const canMakeUp = date >= since && date >= first
    return { date, signStatus: canMakeUp ? SignStatus.canMakeUp : SignStatus.open, coins: canMakeUp ? MAKE_UP_COINS : 0, gift: 'none' }
  }
  const days = around.days + daysBetween(today, date) + (signed.has(today) ? 0 : 1)
  const gift = completesMonth(date, around) ? 'month' : days % WEEK === 0 ? 'week' : 'none'
  return { date, signStatus: SignStatus.open, coins: coinsOf(days), gift }
}

/** Whether the month's gift can still be had on a day: its last, where what was missed of it can be made up. */
function completesMonth(date: string, { today, since, first, signed }: Around): boolean {
  const month = monthOf(date)
  if (date !== month.last) return false
  for (let day = month.first; day < today; day = daysAfter(day, 1)) if (!signed.has(day) && (day < first || day < since)) return false
  return true
}

function monthOf(day: string) {
  const month = day.slice(0, 7)
  return { first: `${month}-01`, last: `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}` }
}
