import type { SkuAction } from '@/domain/product/sku/SkuActions'
import type { Bar } from './barOf'
import type { Offer } from './useOffer'

/** The sheet's buttons. A prescription drug without a prescription can be noted, not bought (LAW-AND-PRIVACY, D5). */
export function skuActionsOf(bar: Bar, { addChosen, buyChosen }: Offer): SkuAction[] {
  if (bar === 'buy')
    return [
      { words: '加入购物车', act: addChosen },
      { words: '立即购买', act: buyChosen },
    ]
  if (bar === 'prescribed')
    return [
      { words: '加入清单', act: addChosen },
      { words: '立即购买', act: buyChosen },
    ]
  return bar === 'demand' ? [{ words: '加入处方药清单', act: addChosen }] : []
}
