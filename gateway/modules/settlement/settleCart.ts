import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { cartRows } from '../cart/cartRows'
import { ownerOfMember } from '../cart/owner'
import { openSettlement } from './openSettlement'

/** Settles what is selected in a member's cart, in the numbers the cart shows. */
export async function settleCart(db: Querying, { memberId, now }: { memberId: string; now: Date }) {
  const { rows } = await cartRows(db, { owner: ownerOfMember(memberId), memberId, now })
  const selected = rows.filter((row) => row.selected)
  if (selected.length === 0) throw new HttpError(409, 'NOTHING_SELECTED', '请先选择要结算的商品')
  const skus = selected.map(({ lineId, skuCode, combineId, quantity, stored }) => ({
    lineId,
    skuCode,
    quantity,
    cartQuantity: stored,
    ...(combineId && { combineId }),
  }))
  return openSettlement(db, { memberId, skus, now })
}
