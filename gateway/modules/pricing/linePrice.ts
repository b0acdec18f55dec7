import { priceOf, type Step } from './price'
import type { Mark } from '../catalogue/types'

/** What decides the price of one line; cents. `combination` is set where several boxes are bought under one price. */
export type PriceSource = { mark: Mark; salePrice: number; steps: readonly Step[]; combination: { salePrice: number } | null }

/**
 * Cents for one piece (or one combination) and for the whole line. A combination has its own price and no steps; a prescription
 * drug has neither (LAW-AND-PRIVACY, D11).
 */
export function linePrice({ mark, salePrice, steps, combination }: PriceSource, quantity: number): { salePrice: number; total: number } {
  const each = mark === 'rx' ? salePrice : combination ? combination.salePrice : priceOf({ salePrice }, steps, quantity)
  return { salePrice: each, total: each * quantity }
}
