import { coin } from '../../../src/contract/coin'
import { DAY } from '../../../src/lib/duration'
import { lastDayOf } from '../../../src/lib/time'
import { implement } from '../../kernel/implement'
import { debtOf } from '../ledger/debts'
import { historyOf } from '../ledger/historyOf'
import { standingOf } from '../ledger/standingOf'
import { titleOf } from './titles'

/** How long ahead a member is told what expires; the published rule of coins says 30 days. */
const TOLD_AHEAD = 30 * DAY

export const coinHandlers = implement(coin, {
  balance: async ({ db, memberId, now }) => {
    const holder = { memberId, account: 'coin' } as const
    const { balance, expiring } = await standingOf(db, holder, now)
    const isSoon = expiring !== undefined && expiring.at.getTime() - now.getTime() <= TOLD_AHEAD
    return {
      balance,
      expiring: isSoon ? { amount: expiring.amount, lastDay: lastDayOf(expiring.at) } : null,
      debt: await debtOf(db, holder),
    }
  },

  history: ({ db, memberId, query }) => historyOf(db, { memberId, account: 'coin', titleOf, ...query }),
})
