import { and, desc, eq, ne } from 'drizzle-orm'
import type { Output } from '../../../src/contract/endpoint'
import type { lottery } from '../../../src/contract/lottery'
import { LotteryStatus } from '../../../src/contract/lotteryActivity'
import type { Querying } from '../../db/open'
import { maskedName } from '../../lib/maskedName'
import { members } from '../../kernel/schema'
import { lotteryOf, statusOf, type LotteryRow } from './lotteryStanding'
import { placeOfPrize, prizeIdAt, seedHashOf } from './outcome'
import { picturesOf } from './pictures'
import { rulesOf } from './rules'
import { lotteryDraws } from './schema'
import { storedLottery } from './storedLottery'

/** How many of those who won last are told of. */
const WINNERS = 10

/** A draw as everybody sees it, before, while and after it runs; 404 of one that does not exist. */
export async function jackpotOf(db: Querying, id: string, now: Date): Promise<Output<typeof lottery.jackpot>> {
  const row = await lotteryOf(db, id, now)
  const { activityId, title, beginsAt, endsAt, prizes, stoppedFor, seed } = row
  const status = statusOf(row, now)
  const pictures = await picturesOf(db, prizes)
  return {
    ...{ activityId, title, beginDate: beginsAt.toISOString(), endDate: endsAt.toISOString() },
    ...{ status, enabled: status === LotteryStatus.active, stoppedFor },
    prizes: prizes.map(({ name, prizeType, skuCode }, place) => ({
      ...{ id: prizeIdAt(place), drawTips: name, prizeType },
      imageLink: pictures.get(skuCode ?? '') ?? null,
    })),
    ruleDescription: await rulesOf(db, storedLottery(row)),
    ...{ freeTimes: row.freeTimes, useIntegral: row.useIntegral },
    ...{ integralLimitNumber: row.integralLimit, shareLimitNumber: row.shareLimit },
    winners: await winnersOf(db, row),
    seedHash: seedHashOf(seed),
    seed: status === LotteryStatus.over || status === LotteryStatus.stopped ? seed : null,
  }
}

/** Who won last: the first sign of the name alone, and nothing else (the published rules). */
async function winnersOf(db: Querying, { activityId, prizes }: LotteryRow) {
  const rows = await db
    .select({ nickname: members.nickname, prizeId: lotteryDraws.prizeId, at: lotteryDraws.at })
    .from(lotteryDraws)
    .innerJoin(members, eq(members.memberId, lotteryDraws.memberId))
    .where(and(eq(lotteryDraws.activityId, activityId), ne(lotteryDraws.prizeType, 'none')))
    .orderBy(desc(lotteryDraws.at), desc(lotteryDraws.drawId))
    .limit(WINNERS)
  return rows.map(({ nickname, prizeId, at }) => ({
    name: maskedName(nickname),
    prize: prizes[placeOfPrize(prizeId)]?.name ?? '',
    at: at.toISOString(),
  }))
}
