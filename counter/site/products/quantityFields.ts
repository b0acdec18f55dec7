import { yuan } from '../../../src/lib/money'
import {
  dearProblem,
  isFilled,
  listProblem,
  QUANTITY,
  singlyOf,
  type QuantityKind,
  type QuantityPrice,
} from '../../contract/quantityPrices'

/** What is wrong with combinations or a stair price where one piece costs `single` cents; of 0, which is not typed yet, nothing is dearer. */
export const quantityProblemOf = (kind: QuantityKind, rows: readonly QuantityPrice[], single: number): string | undefined =>
  listProblem(kind, rows) ?? (single > 0 ? dearProblem(kind, rows, { salePrice: single }) : undefined)

/** How many the next one asks for: one more than the most, 0 where there is no such number. */
export function nextQuantity(rows: readonly QuantityPrice[]): number {
  const next = Math.max(QUANTITY.least - 1, ...rows.map(({ quantity }) => quantity)) + 1
  return next > QUANTITY.most ? 0 : next
}

/** What shoppers save, to be read beside what is typed: `每盒 ¥19.00，省 ¥3.00`. The shop's own sums are the gateway's. */
export function savedText(kind: QuantityKind, row: QuantityPrice, { single, unit }: { single: number; unit: string }): string {
  if (!isFilled(row) || single === 0) return ''
  const saved = singlyOf(kind, row.quantity, single) - row.salePrice
  const words = saved > 0 ? `省 ¥${yuan(saved)}` : saved === 0 ? '与单买同价' : `比单买贵 ¥${yuan(-saved)}`
  if (kind === 'combinations') return `每${unit} ¥${yuan(Math.round(row.salePrice / row.quantity))}，${words}`
  return saved > 0 ? `每${unit}${words}` : words
}
