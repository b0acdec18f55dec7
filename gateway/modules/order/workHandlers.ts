import { order, ORDER_REFUSAL_NAMES } from '../../../counter/contract/order'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { shopMoment } from '../../../src/lib/time'
import { endHold, withHolders } from '../queue/holds'
import { approveOrder, refuseOrder } from './checkOrder'
import { listChecks } from './listChecks'
import { orderToCheck } from './orderToCheck'

export const orderWorkHandlers = implementWork(order, {
  list: async ({ db, now, query }) =>
    withHolders(db, await listChecks(db, query), { queue: 'orders', now, idOf: ({ orderCode }) => orderCode }),

  detail: async ({ db, params: { orderCode } }) => {
    const found = await orderToCheck(db, orderCode)
    if (!found) throw notFound('这个订单')
    return found
  },

  approve: ({ now, staff: { staffId }, params: { orderCode } }) =>
    Promise.resolve({
      record: `order:${orderCode}`,
      change: async (tx) => {
        await endHold(tx, { queue: 'orders', recordId: orderCode, staffId, now })
        const isDone = await approveOrder(tx, { orderCode, staffId, now })
        return { answer: await checkedNow(tx, { orderCode, isDone, now }), changes: { check: { from: null, to: 'approved' } } }
      },
    }),

  refuse: ({ now, staff: { staffId }, params: { orderCode }, body: { reason, words } }) =>
    Promise.resolve({
      record: `order:${orderCode}`,
      change: async (tx) => {
        await endHold(tx, { queue: 'orders', recordId: orderCode, staffId, now })
        const isDone = await refuseOrder(tx, { orderCode, staffId, now, refusal: toldAs(ORDER_REFUSAL_NAMES[reason], words) })
        return { answer: await checkedNow(tx, { orderCode, isDone, now }), changes: { check: { from: null, to: reason } } }
      },
    }),
})

/** The reason as the shopper reads it, with what the pharmacist added. */
const toldAs = (name: string, words: string) => (words === '' ? name : `${name}，${words}`)

type Checked = { orderCode: string; isDone: boolean; now: Date }

/** The order after it was checked; who comes second is told who was first, and who comes after the member cancelled that he did. */
async function checkedNow(tx: Transaction, { orderCode, isDone, now }: Checked) {
  const found = await orderToCheck(tx, orderCode)
  if (!found) throw notFound('这个订单')
  if (isDone) return found
  const { check, status } = found
  if (!check) throw new HttpError(409, 'NOT_WAITING', `这个订单${status}，不用再核对`)
  const what = check.refusal === null ? '核对通过' : '退回'
  throw new HttpError(409, 'CHECKED', `${check.by}已在 ${shopMoment(new Date(check.at), now)} ${what}这个订单`)
}
