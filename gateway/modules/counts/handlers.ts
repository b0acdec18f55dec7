import { counts } from '../../../src/contract/counts'
import { implement } from '../../kernel/implement'
import { openRefundsOf } from '../aftersales/listRefunds'
import { unreadOf } from '../chat/markRead'
import { countOrders } from '../order/listOrders'

export const countsHandlers = implement(counts, {
  orders: async ({ db, providers: { fileKeys: ring }, memberId }) => ({
    ...(await countOrders({ db, ring }, memberId)),
    refunds: await openRefundsOf(db, memberId),
  }),
  unread: async ({ db, memberId }) => ({ count: await unreadOf(db, memberId) }),
})
