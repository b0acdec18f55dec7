import { daysAfter, shopDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { signDays } from './schema'
import { HttpError } from '../../lib/httpError'
import { give } from '../ledger/enter'
import { lockForSigning } from './lockForSigning'
import { mayRepair } from './mayRepair'
import { coinsOf } from './rewards'
import { giveGifts } from './giveGifts'
import { lengthTo, rowBefore, runOf } from './runOf'

type Signing = { memberId: string; now: Date }

/** Signs today: its coins, and the gifts it completes; a single day that was missed before it is made up once a month. 409 SIGNED where it is signed. */
export async function signToday(tx: Transaction, { memberId, now }: Signing) {
  const today = shopDate(now)
  const member = await lockForSigning(tx, memberId)
  const { willRepair } = await rowBefore(tx, memberId, { today, mayRepair: await mayRepair(tx, member, today) })
  const [signed] = await tx
    .insert(signDays)
    .values({ memberId, day: today, way: 'signed', at: now })
    .onConflictDoNothing()
    .returning({ day: signDays.day })
  if (!signed) throw new HttpError(409, 'SIGNED', '今天已经签到过了，明天再来')
  const repairedDate = willRepair ? daysAfter(today, -1) : null
  if (repairedDate !== null) await tx.insert(signDays).values({ memberId, day: repairedDate, way: 'repaired', at: now })
  const run = await runOf(tx, memberId, today)
  const continuousDays = run ? lengthTo(run, today) : 1
  const coins = coinsOf(continuousDays)
  await give(tx, { memberId, account: 'coin', amount: coins, reason: 'sign', reference: today, key: `sign ${today}`, at: now })
  return { coins, gifts: await giveGifts(tx, { memberId, day: today, now }), continuousDays, repairedDate }
}
