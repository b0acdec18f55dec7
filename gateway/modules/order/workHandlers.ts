import { order, ORDER_REFUSAL_NAMES } from '../../../counter/contract/order'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { implementWork } from '../../kernel/work/implementWork'
import { endHold } from '../waiting/holds'
import { approveOrder, refuseOrder } from './checkOrder'
import { orderSafety } from './orderSafety'
import { orderToCheck, standingOrder } from './orderToCheck'
import { pageOfChecks } from './pageOfChecks'

export const orderWorkHandlers = implementWork(order, {
  list: ({ db, providers: { fileKeys: ring }, now, staff: { staffId }, query }) => pageOfChecks({ db, ring, now, staffId }, query),

  detail: async ({ db, providers: { fileKeys }, now, params: { orderCode } }) => {
    const found = await orderToCheck({ db, ring: fileKeys }, orderCode)
    if (!found) throw notFound('这个订单')
    return { ...found, safety: await orderSafety(db, fileKeys, { orderCode, now }) }
  },

  approve: ({ providers: { fileKeys: ring }, now, staff: { staffId }, params: { orderCode } }) =>
    Promise.resolve({
      record: `order:${orderCode}`,
      standing: (tx) => standingOrder({ db: tx, ring }, orderCode),
      change: async (tx) => {
        await endHold(tx, { queue: 'orders', recordId: orderCode, staffId, now })
        const isDone = await approveOrder(tx, { orderCode, staffId, now })
        return { answer: await checkedNow({ db: tx, ring }, { orderCode, isDone }), changes: { check: { from: null, to: 'approved' } } }
      },
    }),

  refuse: ({ providers: { fileKeys: ring }, now, staff: { staffId }, params: { orderCode }, body: { reason, words } }) =>
    Promise.resolve({
      record: `order:${orderCode}`,
      standing: (tx) => standingOrder({ db: tx, ring }, orderCode),
      change: async (tx) => {
        await endHold(tx, { queue: 'orders', recordId: orderCode, staffId, now })
        const isDone = await refuseOrder(tx, { orderCode, staffId, now, refusal: toldAs(ORDER_REFUSAL_NAMES[reason], words) })
        return { answer: await checkedNow({ db: tx, ring }, { orderCode, isDone }), changes: { check: { from: null, to: reason } } }
      },
    }),
})

/** The reason as the shopper reads it, with what the pharmacist added. */
const toldAs = (name: string, words: string) => (words === '' ? name : `${name}，${words}`)

type Checked = { orderCode: string; isDone: boolean }

/** The order after it was checked; who comes after the member cancelled is told that he did. */
async function checkedNow(opening: { db: Transaction; ring: KeyRing }, { orderCode, isDone }: Checked) {
  const found = await orderToCheck(opening, orderCode)
  if (!found) throw notFound('这个订单')
  if (!isDone) throw new HttpError(409, 'NOT_WAITING', `这个订单${found.status}，不用再核对`)
  return found
}
