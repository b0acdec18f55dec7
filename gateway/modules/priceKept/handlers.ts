import { priceKept } from '../../../src/contract/priceKept'
import { implement } from '../../kernel/implement'
import { ownOrder } from '../order/ownOrder'
import { askDifference } from './ask'
import { listRecords } from './memberRecords'
import { offerOf } from './offer'
// Adds them to the archive of what was applied for.
import './recordSource'
import { recordsOf } from './records'

export const priceKeptHandlers = implement(priceKept, {
  offer: ({ transaction, memberId, params: { orderCode }, now }) =>
    transaction(async (tx) => offerOf(tx, await ownOrder(tx, { memberId, orderCode }), now)),
  ask: ({ idempotent, memberId, params: { orderCode }, body, now }) =>
    idempotent(async (tx) => {
      const [record] = await recordsOf(tx, [await askDifference(tx, { memberId, orderCode, ...body, now })])
      if (!record) throw new Error(`A difference of the order ${orderCode} was not recorded`)
      return record
    }),
  list: ({ db, memberId, query }) => listRecords(db, { memberId, ...query }),
})
