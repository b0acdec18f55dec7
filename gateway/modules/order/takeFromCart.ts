import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { cartLines } from '../cart/schema'
import type { SettlingSku } from '../settlement/schema'
import { HttpError } from '../../lib/httpError'
import { ownerOfMember } from '../cart/owner'

/**
 * Takes what was settled out of the cart. A line that is gone was ordered or removed in another tab meanwhile: then this order is
 * refused, so that two open tabs make one order. Pieces added to a line since it was settled stay in the cart.
 */
export async function takeFromCart(tx: Transaction, memberId: string, skus: readonly SettlingSku[]): Promise<void> {
  const settled = new Map(
    skus.flatMap(({ lineId, quantity, cartQuantity = quantity }) => (lineId === undefined ? [] : [[lineId, cartQuantity] as const])),
  )
  if (settled.size === 0) return
  const own = eq(cartLines.owner, ownerOfMember(memberId))
  const lines = await tx
    .select({ lineId: cartLines.lineId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(own, inArray(cartLines.lineId, [...settled.keys()])))
    .orderBy(asc(cartLines.lineId))
    .for('update')
  if (lines.length < settled.size)
    throw new HttpError(409, 'CART_CHANGED', '购物车有变化，这些商品可能已在另一个页面下单，请返回购物车查看')
  const emptied = lines.filter(({ lineId, quantity }) => quantity <= (settled.get(lineId) ?? 0)).map(({ lineId }) => lineId)
  if (emptied.length > 0) await tx.delete(cartLines).where(and(own, inArray(cartLines.lineId, emptied)))
  for (const { lineId, quantity } of lines) {
    const left = quantity - (settled.get(lineId) ?? 0)
    if (left > 0) await tx.update(cartLines).set({ quantity: left }).where(eq(cartLines.lineId, lineId))
  }
}
