import type { Transaction } from '../../db/open'
import { Refusal } from '../../kernel/refusal'
import { cartRows } from '../cart/cartRows'
import { ownerOfMember } from '../cart/owner'
import { openSettlement } from './openSettlement'

/** Settles what is selected in a member's cart, in the numbers the cart shows. */
export async function settleCart(tx: Transaction, { memberId, now }: { memberId: string; now: Date }) {
  const { rows } = await cartRows(tx, { owner: ownerOfMember(memberId), memberId, now })
  const selected = rows.filter((row) => row.selected)
  if (selected.length === 0) throw new Refusal(409, 'NOTHING_SELECTED', '请先选择要结算的商品')
  const skus = selected.map(({ lineId, skuCode, combineId, quantity, stored }) => ({
    lineId,
    skuCode,
    quantity,
    cartQuantity: stored,
    ...(combineId && { combineId }),
  }))
  return openSettlement(tx, { memberId, skus, now })
}
