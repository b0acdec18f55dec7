import type { CartLine } from '@/contract/cart'
import type { StairPrice } from '@/contract/product'
import { yuan } from '@/lib/money'

/** How few pieces more make each of them cheaper: `再买 1 盒，每盒 ¥20.52`. Nothing at the last step, for combinations, or beyond what may be bought. */
export function nextStair(
  { skuCode, combineId, quantity, most, salePrice, card }: CartLine,
  stairs: readonly StairPrice[],
): string | undefined {
  if (combineId !== null) return undefined
  const steps = stairs.find((stair) => stair.skuCode === skuCode)?.steps ?? []
  const next = [...steps].sort((left, right) => left.from - right.from).find((step) => step.from > quantity && step.salePrice < salePrice)
  if (!next || next.from > most) return undefined
  return `再买 ${next.from - quantity} ${card.unit}，每${card.unit} ¥${yuan(next.salePrice)}`
}
