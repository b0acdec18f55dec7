import { ALL_ODDS, type PrizeFields } from '../../counter/contract/lottery'
import { lotteries } from '../../gateway/tables'
import { randomId } from '../../gateway/lib/hash'
import { CELLS } from '../../src/contract/lottery'
import { DAY } from '../../src/lib/duration'
import type { Gateway } from './gateway'

const NOTHING: PrizeFields = {
  ...{ prizeType: 'none', name: '下次好运', amount: null, couponType: null },
  ...{ skuCode: null, worth: null, quantity: null, odds: 0 },
}

/** Eight cells: the given ones, and nothing in the rest, which has the odds that are left. */
export function cells(...prizes: ReadonlyArray<Partial<PrizeFields>>): PrizeFields[] {
  const given = prizes.map((prize) => ({ ...NOTHING, ...prize }))
  const left = ALL_ODDS - given.reduce((sum, { odds }) => sum + odds, 0)
  const rest = Array.from({ length: CELLS - given.length }, (_, place) => ({ ...NOTHING, odds: place === 0 ? left : 0 }))
  return [...given, ...rest]
}

type Row = typeof lotteries.$inferInsert

type Place = { db: Gateway['db']; clock: { now: () => Date } }

/** A draw that runs from a day ago for a week, without free chances; answers its id. */
export async function lotteryAt({ db, clock }: Place, fields: Partial<Row> = {}): Promise<string> {
  const [activityId, now] = [randomId(), clock.now().getTime()]
  await db.insert(lotteries).values({
    ...{ activityId, title: '秋收有礼', conditions: '登录的会员都可以参加', prizes: cells(), seed: 'ab'.repeat(32) },
    ...{ freeTimes: 0, useIntegral: 100, integralLimit: 50, shareLimit: 2 },
    ...{ beginsAt: new Date(now - DAY), endsAt: new Date(now + 7 * DAY) },
    ...fields,
  })
  return fields.activityId ?? activityId
}
