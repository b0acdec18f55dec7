import type { Category } from '../../../src/contract/mall'
import type { Db } from '../../db/open'
import type { Current } from '../search/current'
import { LEAF_IDS, MARKS } from '../search/searchIndex'
import { productCards } from '../productCard/cards'
import { CATEGORIES } from '../catalogue/taxonomy'

/** How many of a leaf's best sold products are looked at for its three samples: some share a name. */
const LOOKED_AT = 6
const SAMPLES = 3

/**
 * Both levels with how many products each leaf holds, and up to three of its best sold ones under names of their own. What needs
 * no prescription comes first; prescription drugs are sealed like in every list. A leaf
 * without a product is left out: it would lead nowhere.
 */
export async function categoriesOf(db: Db, { index }: Current, now: Date): Promise<Category[]> {
  const rx = MARKS.indexOf('rx')
  const leaves = new Map<number, { hits: number; open: number[]; sealed: number[] }>()
  for (let number = 0; number < index.size; number += 1) {
    const at = index.leaves[number] ?? 0
    const leaf = leaves.get(at) ?? { hits: 0, open: [], sealed: [] }
    const list = index.marks[number] === rx ? leaf.sealed : leaf.open
    if (list.length < LOOKED_AT) list.push(number)
    leaves.set(at, { ...leaf, hits: leaf.hits + 1 })
  }
  const codesOf = ({ open, sealed }: { open: number[]; sealed: number[] }) =>
    [...open, ...sealed].slice(0, LOOKED_AT).flatMap((number) => index.codes[number] ?? [])
  const cards = await productCards(db, [...leaves.values()].flatMap(codesOf), now)
  const leafOf = ([id, name]: [string, string]) => {
    const leaf = leaves.get(LEAF_IDS.indexOf(id))
    const found = leaf ? codesOf(leaf).flatMap((code) => cards.get(code) ?? []) : []
    const samples = found.filter((card, place) => found.findIndex((other) => other.name === card.name) === place).slice(0, SAMPLES)
    return {
      id,
      name,
      hits: leaf?.hits ?? 0,
      samples: samples.map(({ productCode, name: sample, productImageUrl }) => ({ productCode, name: sample, productImageUrl })),
    }
  }
  return CATEGORIES.map(({ id, name, children }) => ({
    id,
    name,
    children: Object.entries(children)
      .map(leafOf)
      .filter(({ hits }) => hits > 0),
  }))
}
