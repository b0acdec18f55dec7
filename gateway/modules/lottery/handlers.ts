import { lottery } from '../../../src/contract/lottery'
import { implement } from '../../kernel/implement'
import { balanceOf } from '../ledger/balanceOf'
import { historyOf } from '../ledger/historyOf'
import { cameToday, chancesOf, exchange } from './chances'
import { draw, drawnBy } from './draw'
import { jackpotOf } from './jackpot'
import { lotteryOf } from './lotteryStanding'
import { titleOf } from './pointTitles'
import { countWaiting, onePrize, prizesOf, receive, sendTo } from './prizes'
import { openShare, shareOf } from './shares'

export const lotteryHandlers = implement(lottery, {
  jackpot: ({ db, now, params: { activityId } }) => jackpotOf(db, activityId, now),
  number: async ({ db, now, memberId, query: { activityId } }) =>
    chancesOf(db, { memberId, lottery: await lotteryOf(db, activityId, now), now }),
  limitNumbers: async ({ db, now, memberId, query: { activityId } }) => {
    const whose = { memberId, lottery: await lotteryOf(db, activityId, now), now }
    const { integralLimit, shareLimit } = whose.lottery
    return {
      useIntegralTimes: await cameToday(db, whose, 'exchanged'),
      integralLimitNumber: integralLimit,
      shareTimes: await cameToday(db, whose, 'shared'),
      shareLimitNumber: shareLimit,
    }
  },
  integral: async ({ db, memberId }) => ({ integral: await balanceOf(db, { memberId, account: 'integral' }) }),

  integralHistory: ({ db, memberId, query }) => historyOf(db, { memberId, account: 'integral', titleOf, ...query }),
  useIntegral: ({ idempotent, memberId, now, body: { activityId } }) => idempotent((tx) => exchange(tx, { memberId, activityId, now })),
  draw: ({ idempotent, memberId, now, body: { activityId, key } }) => idempotent((tx) => draw(tx, { memberId, activityId, key, now })),
  prize: async ({ db, memberId, now, query: { key } }) => ({ drawn: (await drawnBy(db, { memberId, key, now })) ?? null }),
  counts: async ({ db, memberId, now }) => ({ waiting: await countWaiting(db, { memberId, now }) }),
  prizes: ({ db, providers: { fileKeys: ring }, memberId, now, query }) => prizesOf(db, { ring, memberId, now, ...query }),

  // What is kept for a repetition names nobody’s address.
  sendTo: async ({ db, providers: { fileKeys: ring }, memberId, now, params: { drawId }, body: { addressId }, idempotent }) => {
    const own = { ring, memberId, now, drawId }
    await idempotent(async (tx) => {
      await sendTo(tx, own, addressId)
      return { drawId }
    })
    return onePrize(db, own)
  },
  received: async ({ db, providers: { fileKeys: ring }, memberId, now, params: { drawId }, idempotent }) => {
    const own = { ring, memberId, now, drawId }
    await idempotent(async (tx) => {
      await receive(tx, own)
      return { drawId }
    })
    return onePrize(db, own)
  },

  share: async ({ transaction, memberId, now, body: { activityId } }) => ({
    shareId: await transaction((tx) => shareOf(tx, { memberId, activityId, now })),
  }),
  openShare: async ({ idempotent, memberId, now, params: { shareId } }) =>
    idempotent(async (tx) => ({ counted: await openShare(tx, { memberId, shareId, now }) })),
})
