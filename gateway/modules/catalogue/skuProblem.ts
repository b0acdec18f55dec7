import { isPromotable } from './appliesTo'
import type { Mark } from './types'

type Judged = { mark: Mark; salePrice: number; marketPrice: number | null }

/** Why a packing may not be sold at such prices, in words for who edits them; null where it may. */
export function skuProblem({ mark, salePrice, marketPrice }: Judged): string | null {
  if (salePrice <= 0) return '售价应大于 0'
  if (marketPrice === null) return null
  // A pharmacy's list may bring one, which no shopper is shown; nobody writes another (LAW-AND-PRIVACY, D11 and D13).
  if (!isPromotable({ mark })) return '处方药不得有划线价'
  return marketPrice < salePrice ? '划线价不应低于售价' : null
}
