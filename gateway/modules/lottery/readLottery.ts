import { LotteryAhead, LotteryFields } from '../../../counter/contract/lottery'
import { Id } from '../../../src/contract/fields'
import type { Db } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { partOf } from '../../kernel/mount'
import { frozen, isNothing } from './frozen'
import { lotteryProblems, refuse } from './lotteryProblems'
import { CURRENT } from './lotteryStanding'
import { storedLottery, writtenLottery } from './storedLottery'

/**
 * What was typed of a draw, or all of one that is new; refuses beside its field what may not stand there with the rest of it, and whatever it is
 * of one that has begun.
 */
export async function readLottery(db: Db, activityId: string, typed: unknown): Promise<LotteryAhead> {
  partOf(Id, activityId, 'activityId')
  // Nobody could ask for it by its id.
  if (activityId === CURRENT) throw notFound('这个抽奖活动')
  const row = await writtenLottery(db, activityId)
  const edited = partOf(row ? LotteryAhead : LotteryFields, typed, 'edited') as LotteryAhead
  // Looked at as it stands.
  if (isNothing(edited)) return edited
  if (row && row.begunAt !== null) throw frozen()
  refuse(await lotteryProblems(db, { ...(row && storedLottery(row)), ...edited } as LotteryFields))
  return edited
}
