import type { Promotion } from '../../../src/contract/product'
import { nameAt } from './discountName'
import type { PromotionRow } from './runningRules'

type Progressing = Pick<PromotionRow, 'promotionId' | 'type' | 'text' | 'detail' | 'levels'>

/** How far an amount (cents) is towards a promotion's next level. `missing` is null once the last level is reached. */
export function promotionProgress(row: Progressing, amount: number): Promotion {
  const { promotionId, type, detail, levels } = row
  const next = [...levels].sort((left, right) => left.threshold - right.threshold).find(({ threshold }) => threshold > amount)
  return {
    promotionId,
    type,
    text: nameAt(row, amount),
    detail,
    missing: next ? next.threshold - amount : null,
    progress: next ? Math.floor((amount / next.threshold) * 100) : 100,
  }
}
