import { counts } from '../../../src/contract/counts'
import { implement } from '../../kernel/implement'
import { unreadOf } from '../chat/markRead'
import { countOrders } from '../order/listOrders'

export const countsHandlers = implement(counts, {
  orders: ({ db, providers: { fileKeys: ring }, memberId }) => countOrders({ db, ring }, memberId),
  unread: async ({ db, memberId }) => ({ count: await unreadOf(db, memberId) }),
})
