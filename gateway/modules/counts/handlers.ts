import { counts } from '../../../src/contract/counts'
import { implement } from '../../kernel/implement'
import { openRefundsOf } from '../aftersales/listRefunds'
import { countCabinet } from '../cabinet/doses'
import { unreadOf } from '../chat/markRead'
import { countPending } from '../review/lines'
import { countOrders } from '../order/listOrders'

export const countsHandlers = implement(counts, {
  orders: async ({ db, providers: { fileKeys: ring }, memberId, now }) => ({
    ...(await countOrders({ db, ring }, memberId)),
    refunds: await openRefundsOf(db, memberId),
    toReview: await countPending(db, memberId, now),
  }),
  cabinet: async ({ db, providers: { fileKeys: ring }, memberId, now }) => {
    const { medicines, toTake } = await countCabinet(db, { ring, memberId, now })
    return { medicines, toTake }
  },
  unread: async ({ db, memberId }) => ({ count: await unreadOf(db, memberId) }),
})
