import { eq } from 'drizzle-orm'
import { ALL_ODDS, type LotteryAhead, type LotteryFields, type PrizeFields } from '../../../counter/contract/lottery'
import { CELLS } from '../../../src/contract/lottery'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Querying } from '../../db/open'
import { withInstants } from '../catalogue/period'
import type { LotteryRow } from './lotteryStanding'
import { lotteries } from './schema'

/** A prize with its keys in one order, for the database keeps them in another, and neither says anything. */
const orderedPrize = ({ prizeType, name, amount, couponType, skuCode, worth, quantity, odds }: PrizeFields): PrizeFields => ({
  ...{ prizeType, name, amount, couponType },
  ...{ skuCode, worth, quantity, odds },
})
export const orderedLottery = <T extends LotteryAhead>({ prizes, ...rest }: T): T =>
  ({ ...rest, ...(prizes && { prizes: prizes.map(orderedPrize) }) }) as T

/** A draw as its revisions keep it: what is edited of it. */
export function storedLottery(row: LotteryRow): LotteryFields {
  const { title, conditions, prizes, freeTimes, useIntegral, integralLimit, shareLimit, beginsAt, endsAt } = row
  return orderedLottery(withInstants({ title, conditions, prizes, freeTimes, useIntegral, integralLimit, shareLimit, beginsAt, endsAt }))
}

const FIRST_DAYS = 30
const NOTHING: PrizeFields = {
  ...{ prizeType: 'none', name: '下次好运', amount: null, couponType: null },
  ...{ skuCode: null, worth: null, quantity: null, odds: 0 },
}

/** Of a draw that nobody has written yet: from the next hour on for a month. */
export function unwrittenLottery(now: Date): LotteryFields {
  const hour = now.getTime() - (now.getTime() % HOUR) + HOUR
  const [first, ...others] = Array.from({ length: CELLS }, () => NOTHING)
  const period = { beginsAt: new Date(hour), endsAt: new Date(hour + FIRST_DAYS * DAY) }
  return withInstants({
    ...{ title: '', conditions: '登录的会员都可以参加，无需购买。', prizes: [{ ...(first ?? NOTHING), odds: ALL_ODDS }, ...others] },
    ...{ freeTimes: 1, useIntegral: 100, integralLimit: 3, shareLimit: 2, ...period },
  })
}

/** A draw; undefined where nobody has written it. */
export async function writtenLottery(db: Querying, activityId: string): Promise<LotteryRow | undefined> {
  const [row] = await db.select().from(lotteries).where(eq(lotteries.activityId, activityId))
  return row
}

/** What the version of a draw is made of; null of one that nobody has written. */
export const lotteryFacts = (row: LotteryRow | undefined) =>
  row ? { activityId: row.activityId, ...storedLottery(row), stoppedAt: row.stoppedAt } : null
