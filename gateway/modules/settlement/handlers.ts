import { and, eq, isNull } from 'drizzle-orm'
import { settlement } from '../../../src/contract/settlement'
import { settlements } from '../../db/schema'
import { implement } from '../../kernel/implement'
import { openSettlement } from './openSettlement'
import { ownSettlement } from './ownSettlement'
import { settleCart } from './settleCart'
import { settlementOf } from './settlementOf'

export const settlementHandlers = implement(settlement, {
  toSettle: ({ transaction, memberId, now }) => transaction((tx) => settleCart(tx, { memberId, now })),
  purchaseNow: ({ transaction, memberId, now, body }) => transaction((tx) => openSettlement(tx, { memberId, skus: [skuOf(body)], now })),
  purchase: ({ transaction, memberId, now, body }) =>
    transaction((tx) => openSettlement(tx, { memberId, skus: body.skus.map(skuOf), now })),
  detail: ({ db, memberId, now, params, query }) => settlementOf(db, { memberId, now, ...params, ...query }),
  giveUp: async ({ db, memberId, params }) => {
    const { settleId } = await ownSettlement(db, { memberId, ...params })
    await db.delete(settlements).where(and(eq(settlements.settleId, settleId), isNull(settlements.orderCode)))
    return { done: true as const }
  },
})
const skuOf = ({ skuCode, quantity, combineId }: { skuCode: string; quantity: number; combineId?: string | undefined }) => ({
  skuCode,
  quantity,
  ...(combineId !== undefined && { combineId }),
})
