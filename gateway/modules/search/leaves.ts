import type { Leaf } from './engine'
import { LEAF_IDS, MARKS, type SearchIndex } from './searchIndex'

/** Number of a leaf's best-selling products that are named: some share a name. */
export const LOOKED_AT = 6

/** Counted once for each revision of the catalogue. */
const counted = new WeakMap<SearchIndex, ReadonlyMap<string, Leaf>>()

/** The leaves of the categories that hold a product (`engine.ts`). */
export function leavesOf(index: SearchIndex): ReadonlyMap<string, Leaf> {
  const leaves = counted.get(index) ?? countLeaves(index)
  counted.set(index, leaves)
  return leaves
}

function countLeaves(index: SearchIndex): ReadonlyMap<string, Leaf> {
  const rx = MARKS.indexOf('rx')
  const leaves = new Map<number, { hits: number; open: number[]; sealed: number[] }>()
  for (let number = 0; number < index.size; number += 1) {
    const at = index.leaves[number] ?? 0
    const leaf = leaves.get(at) ?? { hits: 0, open: [], sealed: [] }
    leaves.set(at, leaf)
    const list = index.marks[number] === rx ? leaf.sealed : leaf.open
    if (list.length < LOOKED_AT) list.push(number)
    leaf.hits += 1
  }
  const codesOf = (numbers: readonly number[]) => numbers.slice(0, LOOKED_AT).flatMap((number) => index.codes[number] ?? [])
  return new Map([...leaves].map(([at, { hits, open, sealed }]) => [LEAF_IDS[at] ?? '', { hits, codes: codesOf([...open, ...sealed]) }]))
}
