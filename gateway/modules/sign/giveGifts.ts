import { and, count, eq, gte, lte } from 'drizzle-orm'
import { daysAfter, daysInMonth } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { ledgerEntries } from '../ledger/schema'
import { signDays } from './schema'
import { give } from '../ledger/enter'
import { MONTH_GIFT, WEEK, WEEK_GIFT } from './rewards'
import { lengthTo, runOf, type Run } from './runOf'

type Completed = { memberId: string; day: string; now: Date }
type Gift = { gift: 'week' | 'month'; coins: number }

/** Gives what a day completed that has just been signed or made up: rows of seven, and its month. */
export async function giveGifts(tx: Transaction, completed: Completed): Promise<Gift[]> {
  const weeks = await giveWeeks(tx, completed)
  const month = await giveMonth(tx, completed)
  return [...weeks, ...month]
}

/** A row of days has a gift for each seven of them; what its parts had before they became one counts. */
async function giveWeeks(tx: Transaction, { memberId, day, now }: Completed): Promise<Gift[]> {
  const run = await runOf(tx, memberId, day)
  if (!run) return []
  const missing = Math.floor(lengthTo(run, run.last) / WEEK) - (await givenIn(tx, memberId, run))
  const gifts: Gift[] = []
  for (let nth = 0; nth < missing; nth += 1) {
    const reference = daysAfter(run.last, -nth)
    const entry = { amount: WEEK_GIFT, reason: 'weekGift', reference, key: `week ${reference}`, at: now } as const
    if (await give(tx, { memberId, account: 'coin', ...entry })) gifts.push({ gift: 'week', coins: WEEK_GIFT })
  }
  return gifts
}

async function givenIn(tx: Transaction, memberId: string, { first, last }: Run): Promise<number> {
  const ofGifts = and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, 'coin'), eq(ledgerEntries.reason, 'weekGift'))
  const [given] = await tx
    .select({ count: count() })
    .from(ledgerEntries)
    .where(and(ofGifts, gte(ledgerEntries.reference, first), lte(ledgerEntries.reference, last)))
  return given?.count ?? 0
}

async function giveMonth(tx: Transaction, { memberId, day, now }: Completed): Promise<Gift[]> {
  const month = day.slice(0, 7)
  const [first, last] = [`${month}-01`, `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`]
  const [signed] = await tx
    .select({ days: count() })
    .from(signDays)
    .where(and(eq(signDays.memberId, memberId), gte(signDays.day, first), lte(signDays.day, last)))
  if ((signed?.days ?? 0) < Number(last.slice(8))) return []
  const entry = { amount: MONTH_GIFT, reason: 'monthGift', reference: month, key: `month ${month}`, at: now } as const
  return (await give(tx, { memberId, account: 'coin', ...entry })) ? [{ gift: 'month', coins: MONTH_GIFT }] : []
}
