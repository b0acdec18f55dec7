import { and, eq, isNull } from 'drizzle-orm'
import { cart } from '../../../src/contract/cart'
import { settlements } from '../../db/schema'
import { implement } from '../../kernel/implement'
import { cartOf } from './cartOf'
import { addToCart, changeLine, removeLines, selectLines } from './changes'
import { countNewCart } from './newVisitorCart'
import { ownerOf, ownerToChange } from './owner'
import { nextLevelOf } from './nextLevel'
import { openSettlement } from '../settlement/openSettlement'
import { ownSettlement } from '../settlement/ownSettlement'
import { settleCart } from '../settlement/settleCart'
import { settlementOf } from '../settlement/settlementOf'

/** The cart and what is settled from it. Every change answers with the whole cart, so that no tab shows sums of its own. */
export const cartHandlers = implement(cart, {
  products: (visit) => cartOf(visit.db, { owner: ownerOf(visit), memberId: visit.memberId, now: visit.now }),
  add: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await countNewCart(visit.db, { owner, address: visit.address, now })
    // The cart is read after the write is stored: an answer given again is the cart of today.
    await visit.once(async (tx) => {
      await addToCart(tx, owner, visit.body.items, now)
      return { done: true }
    })
    return cartOf(visit.db, { owner, memberId, now })
  },
  change: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await visit.transaction((tx) => changeLine(tx, owner, visit.params.lineId, visit.body))
    return cartOf(visit.db, { owner, memberId, now })
  },
  select: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await visit.transaction(async (tx) => selectLines(tx, owner, visit.body))
    return cartOf(visit.db, { owner, memberId, now })
  },
  remove: async (visit) => {
    const owner = ownerToChange(visit)
    const { memberId, now } = visit
    await visit.transaction(async (tx) => removeLines(tx, owner, visit.query.items.split(',')))
    return cartOf(visit.db, { owner, memberId, now })
  },
  nextLevelCoupon: async ({ db, memberId, now, body }) => ({ nextLevel: await nextLevelOf(db, { memberId, skus: body.skus, now }) }),
  toSettle: ({ transaction, memberId, now }) => transaction((tx) => settleCart(tx, { memberId, now })),
  purchaseNow: ({ transaction, memberId, now, body }) => transaction((tx) => openSettlement(tx, { memberId, skus: [skuOf(body)], now })),
  purchase: ({ transaction, memberId, now, body }) =>
    transaction((tx) => openSettlement(tx, { memberId, skus: body.skus.map(skuOf), now })),
  settlement: ({ db, memberId, now, params, query }) => settlementOf(db, { memberId, now, ...params, ...query }),
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
