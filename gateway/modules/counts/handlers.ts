import { counts } from '../../../src/contract/counts'
import { implement } from '../../kernel/implement'
import { unreadOf } from '../chat/markRead'
import { countOrders } from '../order/listOrders'

export const countsHandlers = implement(counts, {
  orders: ({ db, memberId }) => countOrders(db, memberId),
  unread: async ({ db, memberId }) => ({ count: await unreadOf(db, memberId) }),
})
