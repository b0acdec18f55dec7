import type { Shelf } from './engine'
import { LEAF_IDS, type SearchIndex } from './searchIndex'

/** Whether a product stands on a shelf, by its number. */
export function onShelf({ leaves, numberOf }: SearchIndex, shelf: Shelf): (number: number) => boolean {
  const whole = new Set(shelf.leaves.map((id) => LEAF_IDS.indexOf(id)))
  const single = new Set(shelf.productCodes.flatMap((code) => numberOf.get(code) ?? []))
  return (number) => whole.has(leaves[number] ?? -1) || single.has(number)
}
