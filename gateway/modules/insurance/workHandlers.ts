import { insurance } from '../../../counter/contract/insurance'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { claimAgain, factsIn, insuredUses, lockedUse, shownUse, stateOf } from './insuredUses'

export const insuranceWorkHandlers = implementWork(insurance, {
  uses: ({ db, query }) => insuredUses(db, query),

  claimAgain: async ({ now, params: { orderCode } }) => ({
    record: `insuredUse:${orderCode}`,
    standing: async (tx) => ({ facts: factsIn((await lockedUse(tx, orderCode)).use) }),
    change: async (tx) => {
      if (stateOf((await lockedUse(tx, orderCode)).use) !== 'refused')
        throw new HttpError(409, 'NOT_REFUSED', '这笔理赔没有被拒绝，不用重新申请')
      await claimAgain(tx, orderCode, now)
      return { answer: shownUse(await lockedUse(tx, orderCode)), changes: { claim: { from: 'refused', to: 'due' } } }
    },
  }),
})
