import { promotion } from '../../../src/contract/promotion'
import { replicaOf } from '../../db/replica'
import { implement } from '../../kernel/implement'
import { promotionPage, promotionsNow } from './promotionPages'

export const promotionHandlers = implement(promotion, {
  list: async ({ db, now }) => ({ results: await promotionsNow(replicaOf(db), now) }),
  detail: ({ db, now, params: { promotionId } }) => promotionPage(replicaOf(db), promotionId, now),
})
