import { counts } from '../../../src/contract/counts'
import { implement } from '../../kernel/implement'
import { openRefundsOf } from '../aftersales/listRefunds'
import { unreadOf } from '../chat/markRead'
import { countPending } from '../review/lines'
import { countOrders } from '../order/listOrders'

export const countsHandlers = implement(counts, {
  orders: async ({ db, providers: { fileKeys: ring }, memberId, now }) => ({
    ...(await countOrders({ db, ring }, memberId)),
    refunds: await openRefundsOf(db, memberId),
    toReview: await countPending(db, memberId, now),
  }),
  unread: async ({ db, memberId }) => ({ count: await unreadOf(db, memberId) }),
})
