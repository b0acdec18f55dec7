import { GiftType } from '../../../src/contract/product'
import { yuan } from '../../lib/yuan'

type Level = { threshold: number; off: number }
type Named = { type: number; text: string; levels: readonly Level[] }

/** `满69减10` */
export const discountName = ({ threshold, off }: Level) => `满${yuan(threshold)}减${yuan(off)}`

/** What a promotion is called beside how far an amount is: a discount in steps by the step that counts, which is the next, or the last once reached. */
export function nameAt({ type, text, levels }: Named, amount: number): string {
  if (type !== GiftType.discount || levels.length < 2) return text
  const inOrder = [...levels].sort((left, right) => left.threshold - right.threshold)
  const counting = inOrder.find(({ threshold }) => amount < threshold) ?? inOrder.at(-1)
  return counting ? discountName(counting) : text
}
