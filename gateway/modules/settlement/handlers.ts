import { settlement } from '../../../src/contract/settlement'
import { implement } from '../../kernel/implement'
import { openSettlement } from './openSettlement'
import { giveUpSettlement } from './ownSettlement'
import { settleCart } from './settleCart'
import { settlementOf } from './settlementOf'

export const settlementHandlers = implement(settlement, {
  toSettle: ({ db, memberId, now }) => settleCart(db, { memberId, now }),
  purchaseNow: ({ db, memberId, now, body }) => openSettlement(db, { memberId, skus: [skuOf(body)], now }),
  purchase: ({ db, memberId, now, body }) => openSettlement(db, { memberId, ...body, skus: body.skus.map(skuOf), now }),
  detail: ({ db, providers: { fileKeys: ring }, memberId, now, params, query }) =>
    settlementOf(db, { ring, memberId, now, ...params, ...query }),
  giveUp: async ({ db, memberId, params }) => {
    await giveUpSettlement(db, { memberId, ...params })
    return { done: true as const }
  },
})
const skuOf = ({ skuCode, quantity, combineId }: { skuCode: string; quantity: number; combineId?: string | undefined }) => ({
  skuCode,
  quantity,
  ...(combineId !== undefined && { combineId }),
})
