import type { Category } from '../../src/contract/mall'
import type { Db } from '../db/open'
import type { Current } from '../search/current'
import { LEAF_IDS, MARKS } from '../search/searchIndex'
import { productCards } from './cards'
import { CATEGORIES } from './taxonomy'

/**
 * Both levels with how many products each leaf holds. A leaf shows its best sold product that needs no prescription; where it has
 * only prescription drugs its card is sealed like every other; an empty leaf shows nothing.
 */
export async function categoriesOf(db: Db, { index }: Current, now: Date): Promise<Category[]> {
  const rx = MARKS.indexOf('rx')
  const leaves = new Map<number, { hits: number; face: number }>()
  for (let number = 0; number < index.size; number += 1) {
    const at = index.leaves[number] ?? 0
    const leaf = leaves.get(at) ?? { hits: 0, face: number }
    if (index.marks[leaf.face] === rx && index.marks[number] !== rx) leaf.face = number
    leaves.set(at, { hits: leaf.hits + 1, face: leaf.face })
  }
  const faces = [...leaves.values()].flatMap(({ face }) => index.codes[face] ?? [])
  const cards = await productCards(db, faces, now)
  const leafOf = ([id, name]: [string, string]) => {
    const leaf = leaves.get(LEAF_IDS.indexOf(id))
    const card = leaf && cards.get(index.codes[leaf.face] ?? '')
    return { id, name, hits: leaf?.hits ?? 0, productImageUrl: card?.productImageUrl ?? null }
  }
  return CATEGORIES.map(({ id, name, children }) => ({ id, name, children: Object.entries(children).map(leafOf) }))
}
