import type { Current } from './current'
import { MARKS } from './searchIndex'

/** Best sold products that can be bought now, at most two of a category's leaf; never a prescription drug (LAW-AND-PRIVACY, D13). */
export function recommended({ index, isSoldOut }: Current, most: number): string[] {
  const rx = MARKS.indexOf('rx')
  const ofLeaf = new Map<number, number>()
  const codes: string[] = []
  for (let number = 0; number < index.size && codes.length < most; number += 1) {
    const leaf = index.leaves[number] ?? 0
    const taken = ofLeaf.get(leaf) ?? 0
    if (index.marks[number] === rx || taken === 2 || isSoldOut(number)) continue
    ofLeaf.set(leaf, taken + 1)
    codes.push(index.codes[number] ?? '')
  }
  return codes
}
