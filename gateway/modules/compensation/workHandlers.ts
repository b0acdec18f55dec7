import { compensation } from '../../../counter/contract/compensation'
import { implementWork } from '../../kernel/work/implementWork'
import { compensate } from './compensate'
import { couponsToGive } from './couponsToGive'
import { givenCompensation, listCompensations } from './listCompensations'

export const compensationWorkHandlers = implementWork(compensation, {
  list: ({ db, query }) => listCompensations(db, query),
  coupons: async ({ db, now }) => ({ results: await couponsToGive(db, now) }),

  give: ({ now, staff: { staffId }, body: { orderCode, gift, reason } }) =>
    Promise.resolve({
      record: `order:${orderCode}`,
      change: async (tx) => {
        const id = await compensate(tx, { orderCode, gift, reason, staffId, now })
        const given = await givenCompensation(tx, id)
        return { answer: given, changes: { compensation: { from: null, to: { gift: given.gift, reason } } } }
      },
    }),
})
