import { daysAfter, shopDate, spokenDate, weekdayOf } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { signDays } from './schema'
import { HttpError } from '../../lib/httpError'
import { give, spend } from '../ledger/enter'
import { giveGifts } from './giveGifts'
import { lockForSigning } from './lockForSigning'
import { MAKE_UP_COINS, MAKE_UP_COST } from './rewards'
import { lengthTo, runOf } from './runOf'

/** The first day that the calendar shows: last week's Sunday. */
export const firstShown = (today: string): string => daysAfter(today, -weekdayOf(today) - 7)

type MakingUp = { memberId: string; day: string; now: Date }

/** Signs a day that was missed, this week or last, for coins. Refused, nothing is spent. */
export async function makeUp(tx: Transaction, { memberId, day, now }: MakingUp) {
  const today = shopDate(now)
  const { since } = await lockForSigning(tx, memberId)
  refuseOther(day, { today, since })
  const [made] = await tx
    .insert(signDays)
    .values({ memberId, day, way: 'madeUp', at: now })
    .onConflictDoNothing()
    .returning({ day: signDays.day })
  if (!made) throw new HttpError(409, 'SIGNED', `${spokenDate(day)}已经签到，不用补签`)
  const entry = { memberId, account: 'coin', reference: day, at: now } as const
  await spend(tx, { ...entry, amount: MAKE_UP_COST, reason: 'makeUpCost', key: `make up cost ${day}` })
  await give(tx, { ...entry, amount: MAKE_UP_COINS, reason: 'makeUp', key: `sign ${day}` })
  const gifts = await giveGifts(tx, { memberId, day, now })
  const run = await runOf(tx, memberId, day)
  return { coins: MAKE_UP_COINS, gifts, continuousDays: run ? lengthTo(run, run.last) : 1 }
}

function refuseOther(day: string, { today, since }: { today: string; since: string }) {
  const refused = (message: string) => new HttpError(409, 'CANNOT_MAKE_UP', message, { field: 'date' })
  if (day === today) throw refused('今天还没有结束，请直接签到')
  if (day > today) throw refused('还没有到这一天，不能补签')
  if (day < firstShown(today)) throw refused('只能补签本周和上周漏签的日子')
  if (day < since) throw refused('这一天您还没有注册，不能补签')
}
