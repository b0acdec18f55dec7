import type { Promotable } from '../catalogue/appliesTo'
import { allocate } from './allocate'

/**
 * `allocate` over lines, alike in whatever order they stand: which line a remaining cent falls on decides what a coupon counts, and that must
 * not depend on what was put into the cart first. Lines of one product with one weight are interchangeable.
 */
export function allocateOver(lines: readonly Promotable[], amount: number, weights: readonly number[]): number[] {
  const places = lines.map(({ productCode, mark }, place) => ({ key: `${productCode} ${mark}`, weight: weights[place] ?? 0, place }))
  places.sort((left, right) => (left.key === right.key ? left.weight - right.weight : left.key < right.key ? -1 : 1))
  const parts = allocate(
    amount,
    places.map(({ weight }) => weight),
  )
  const shared = lines.map(() => 0)
  places.forEach(({ place }, at) => (shared[place] = parts[at] ?? 0))
  return shared
}
