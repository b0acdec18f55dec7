import { priceOf, type Step } from './price'
import { isPromotable } from '../catalogue/appliesTo'
import type { Mark } from '../catalogue/types'

/** What decides the price of one line; cents. `combination` is set where several boxes are bought under one price. */
export type PriceSource = { mark: Mark; salePrice: number; steps: readonly Step[]; combination: { salePrice: number } | null }

/**
 * The unit price and the line's total, in cents. A combination has its own price and no stair prices; a prescription drug has neither
 * (LAW-AND-PRIVACY, D11).
 */
export function linePrice({ mark, salePrice, steps, combination }: PriceSource, quantity: number): { salePrice: number; total: number } {
  const each = !isPromotable({ mark }) ? salePrice : combination ? combination.salePrice : priceOf({ salePrice }, steps, quantity)
  return { salePrice: each, total: each * quantity }
}
