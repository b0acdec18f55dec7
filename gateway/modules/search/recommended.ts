import type { Current } from './current'
import type { RecommendationWish } from './engine'
import { LEAF_IDS, MARKS } from './searchIndex'
import { onShelf } from './shelf'

/** Best sold products that can be bought now (`engine.ts`). */
export function recommended({ index, isSoldOut }: Current, max: number, { interests = [], only, without }: RecommendationWish): string[] {
  const [rx, goods] = [MARKS.indexOf('rx'), MARKS.indexOf('none')]
  const isLeftOut = without ? onShelf(index, without) : () => false
  const isShown = (number: number) => (only === 'goods' ? index.marks[number] === goods : index.marks[number] !== rx) && !isLeftOut(number)
  const ofLeaf = new Map<number, number>()
  const liked: string[] = []
  const others: string[] = []
  for (let number = 0; number < index.size && (interests.length > 0 || others.length < max); number += 1) {
    const leaf = index.leaves[number] ?? 0
    const taken = ofLeaf.get(leaf) ?? 0
    if (!isShown(number) || taken === 2 || isSoldOut(number)) continue
    ofLeaf.set(leaf, taken + 1)
    const codes = interests.includes(LEAF_IDS[leaf] ?? '') ? liked : others
    codes.push(index.codes[number] ?? '')
  }
  return [...liked, ...others].slice(0, max)
}
