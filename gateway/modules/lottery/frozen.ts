import { HttpError } from '../../lib/httpError'
import type { LotteryRow } from './lotteryStanding'

/** Whether a draw has begun: a chance of it was used or given, or its time has come. */
export const isFrozen = ({ begunAt, beginsAt }: Pick<LotteryRow, 'begunAt' | 'beginsAt'>, now: Date): boolean =>
  begunAt !== null || beginsAt <= now

/** What was published of a draw holds from its beginning on (LAW-AND-PRIVACY, D15). */
export const frozen = () => new HttpError(409, 'LOTTERY_FROZEN', '活动已经开始，规则不能再改；需要修改请停止它并新建一个活动')

export function refuseFrozen(row: LotteryRow | undefined, now: Date): void {
  if (row && isFrozen(row, now)) throw frozen()
}

/** Whether an edit leaves all of it as it is, which is allowed whenever. */
export const isNothing = (edited: unknown): boolean => typeof edited === 'object' && edited !== null && Object.keys(edited).length === 0
