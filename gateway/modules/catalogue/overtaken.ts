import { quantityPriceText } from '../../../counter/contract/quantityPrices'
import { yuan } from '../../lib/yuan'
import { isPromotable, type Promotable } from './appliesTo'

type Packing = {
  combinations: ReadonlyArray<{ name: string; count: number; salePrice: number }>
  stairPrices: ReadonlyArray<{ from: number; salePrice: number }>
}

/**
 * What a price for one has overtaken, in words: combinations that cost more than as many single ones, and steps that count for nothing,
 * of which shoppers are not told.
 */
export function overtaken(product: Pick<Promotable, 'mark'>, { combinations, stairPrices }: Packing, single: number) {
  if (!isPromotable(product)) return { dearer: [], idle: [] }
  return {
    dearer: combinations
      .filter(({ count, salePrice }) => salePrice > count * single)
      .map(({ name, salePrice }) => `组合装「${name}」¥${yuan(salePrice)} 会比单买贵`),
    idle: stairPrices
      .filter(({ salePrice }) => salePrice >= single)
      .map(({ from, salePrice }) => {
        const step = quantityPriceText('stairPrices', { quantity: from, salePrice })
        return `阶梯价「${step}」不比售价低，顾客看不到`
      }),
  }
}
