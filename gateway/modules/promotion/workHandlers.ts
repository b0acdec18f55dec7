import { promotion } from '../../../counter/contract/promotion'
import { implementWork } from '../../kernel/work/implementWork'
import { pageOfPromotions, promotionDetail } from './pageOfPromotions'

export const promotionWorkHandlers = implementWork(promotion, {
  list: ({ db, now, query }) => pageOfPromotions(db, query, now),
  one: ({ db, now, params: { promotionId } }) => promotionDetail(db, promotionId, now),
})
