import { refund } from '../../../src/contract/refund'
import { implement } from '../../kernel/implement'
import { ownOrder } from '../order/ownOrder'
import { refundForm } from './applicable'
import { apply } from './apply'
import { listedOrders } from './listedOrders'
import { listRefunds } from './listRefunds'
import { cancel, hide, track } from './memberActs'
import { parcelBack } from './parcelBack'
import { quoteOf } from './quote'
import { returnAddressOf } from './returnAddress'
import { ownApplication } from './stored'
// Says in the list of orders what may be asked for of each.
import './ofOrders'
// Shows refunds among what was applied for.
import './recordSource'
import { refundOf } from './views'

export const refundHandlers = implement(refund, {
  applicable: ({ db, memberId, query, now }) => listedOrders(db, { memberId, which: 'applicable', ...query, now }),
  underWay: ({ db, memberId, query, now }) => listedOrders(db, { memberId, which: 'underWay', ...query, now }),
  sent: ({ db, memberId, query, now }) => listedOrders(db, { memberId, which: 'sent', ...query, now }),
  form: ({ transaction, memberId, params, now }) => transaction((tx) => refundForm(tx, { memberId, ...params, now })),
  quote: ({ transaction, memberId, params, query: { pieces, reason }, now }) =>
    transaction(async (tx) => {
      const order = await ownOrder(tx, { memberId, ...params })
      const { quote } = await quoteOf(tx, { order, wanted: piecesIn(pieces), reason, now })
      return quote
    }),
  apply: ({ providers: { fileKeys: ring }, idempotent, memberId, body: form, now }) =>
    idempotent(async (tx) => refundOf({ db: tx, ring, now }, await apply(tx, { ring, memberId, form, now }))),
  list: ({ db, memberId, query, now }) => listRefunds(db, { memberId, ...query, now }),
  detail: async ({ db, providers: { fileKeys: ring }, memberId, params: { refundNumber }, now }) =>
    refundOf({ db, ring, now }, await ownApplication(db, memberId, refundNumber)),
  cancel: ({ transaction, providers: { fileKeys: ring }, memberId, params: { refundNumber: number }, now }) =>
    transaction(async (tx) => {
      await cancel(tx, { memberId, number, now })
      return refundOf({ db: tx, ring, now }, await ownApplication(tx, memberId, number))
    }),
  hide: async ({ transaction, memberId, params: { refundNumber: number }, now }) => {
    await transaction((tx) => hide(tx, { memberId, number, now }))
    return { done: true as const }
  },
  track: ({ transaction, providers: { fileKeys: ring }, memberId, params: { refundNumber: number }, body: form, now }) =>
    transaction(async (tx) => {
      await track(tx, { ring, form, memberId, number, now })
      return refundOf({ db: tx, ring, now }, await ownApplication(tx, memberId, number))
    }),
  logistic: async ({ db, providers: { courier }, memberId, params: { refundNumber }, now }) => {
    const row = await ownApplication(db, memberId, refundNumber)
    return {
      parcel: await parcelBack({ db, courier, now }, row),
      returnTo: row.parcel === 'none' ? null : await returnAddressOf(db),
    }
  },
})

/** `a1:2,b7:1`; a line named twice counts once, as the sum. */
function piecesIn(text: string): Array<{ lineId: string; quantity: number }> {
  const byLine = new Map<string, number>()
  for (const one of text.split(',')) {
    const [lineId = '', quantity = '0'] = one.split(':')
    byLine.set(lineId, (byLine.get(lineId) ?? 0) + Number(quantity))
  }
  return [...byLine].map(([lineId, quantity]) => ({ lineId, quantity }))
}
