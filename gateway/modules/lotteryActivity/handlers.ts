import { lotteryActivity } from '../../../src/contract/lotteryActivity'
import { implement } from '../../kernel/implement'
import { currentLottery, statusOf } from '../lottery/lotteryStanding'

export const lotteryActivityHandlers = implement(lotteryActivity, {
  current: async ({ db, now }) => {
    const row = await currentLottery(db, now)
    if (!row) return { activity: null }
    const { activityId, title, beginsAt, endsAt } = row
    const period = { beginDate: beginsAt.toISOString(), endDate: endsAt.toISOString() }
    return { activity: { activityId, title, ...period, status: statusOf(row, now) } }
  },
})
