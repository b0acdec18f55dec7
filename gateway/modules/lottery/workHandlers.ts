import { lottery } from '../../../counter/contract/lottery'
import { implementWork } from '../../kernel/work/implementWork'
import { lotteryDetail, pageOfLotteries } from './pageOfLotteries'
import { pageOfParcels, sendParcel } from './prizeParcels'
import { foundLottery, stopLottery } from './stopLottery'
import { lotteryFacts } from './storedLottery'

export const lotteryWorkHandlers = implementWork(lottery, {
  list: ({ db, now, query }) => pageOfLotteries(db, query, now),
  one: ({ db, now, params: { activityId } }) => lotteryDetail(db, activityId, now),

  stop: ({ now, params: { activityId }, body: { reason } }) =>
    Promise.resolve({
      record: `lottery:${activityId}`,
      standing: async (tx) => ({ facts: lotteryFacts(await foundLottery(tx, activityId)) }),
      change: async (tx) => {
        await stopLottery(tx, { activityId, reason, now })
        return { answer: await lotteryDetail(tx, activityId, now), changes: { stoppedFor: { from: null, to: reason } } }
      },
    }),

  parcels: ({ db, providers: { fileKeys: ring }, now, query }) => pageOfParcels({ db, ring, now }, query),
  send: ({ providers: { fileKeys: ring }, now, params: { drawId }, body }) => sendParcel({ ring, now, drawId }, body),
})
