import type { Goods } from './goods'
import type { MallRules } from './mallRules'
import { boxesEach } from './saleProblem'

/** The maximum quantity of a line: what stock, the product's buy limit and the mall's limit allow together; and which of them bounds it. */
export function maxQuantityOf({ goods, combineId, bought, rules }: { goods: Goods; combineId: string; bought: number; rules: MallRules }): {
  most: number
  because: string
} {
  const each = boxesEach(goods, combineId)
  const bounds = [
    { most: goods.stock, because: `库存只剩 ${goods.stock} ${goods.unit}` },
    { most: rules.globalMaximumAmount, because: `每种规格一次最多买 ${rules.globalMaximumAmount} ${goods.unit}` },
  ]
  if (goods.buyLimit !== null)
    bounds.push({ most: Math.max(0, goods.buyLimit - bought), because: `每人限购 ${goods.buyLimit} ${goods.unit}` })
  const narrowest = bounds.reduce((least, bound) => (bound.most < least.most ? bound : least))
  return { most: Math.floor(narrowest.most / each), because: narrowest.because }
}
