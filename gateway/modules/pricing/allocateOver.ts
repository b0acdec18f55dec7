import type { Promotable } from '../catalogue/appliesTo'
import { allocate } from './allocate'

type Line = Promotable & { total?: number }

const compare = (left: string, right: string) => Number(left > right) - Number(left < right)

/**
 * `allocate` over lines, alike in whatever order they stand: which line a remaining cent falls on decides what a coupon counts, and that must
 * not depend on what was put into the cart first. Lines of one product with one weight and one total are interchangeable.
 */
export function allocateOver(lines: readonly Line[], amount: number, weights: readonly number[]): number[] {
  const places = lines.map(({ productCode, mark, total = 0 }, place) => {
    return { key: `${productCode} ${mark}`, weight: weights[place] ?? 0, total, place }
  })
  places.sort((left, right) => compare(left.key, right.key) || left.weight - right.weight || left.total - right.total)
  const parts = allocate(
    amount,
    places.map(({ weight }) => weight),
  )
  const shared = places.map(({ place }, at) => ({ place, part: parts[at] ?? 0 }))
  return shared.sort((left, right) => left.place - right.place).map(({ part }) => part)
}
