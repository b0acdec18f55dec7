import { isPromotable } from '../catalogue/appliesTo'
import type { Goods } from '../pricing/goods'
import { linePrice } from '../pricing/linePrice'
import { discounted, type Rule } from '../pricing/promotions'
import { combinationOf, saleProblem } from '../pricing/saleProblem'

export type PriceToday = { cents: number; why: null } | { cents: null; why: { code: string; text: string } }

const nothing = (code: string, text: string): PriceToday => ({ cents: null, why: { code, text } })

type Wanted = { goods: Goods | undefined; combineId: string; quantity: number; rules: readonly Rule[] }

/**
 * What anybody would pay today for so many pieces bought by themselves: the price of the shelf with its steps or combination, less promotions
 * that these pieces reach alone. Coupons, the price of paid members, freight and gifts do not count. Nothing for a prescription drug, whose price no offer is made of
 * (LAW-AND-PRIVACY, D11), and for what nobody can buy.
 */
export function priceToday({ goods, combineId, quantity, rules }: Wanted): PriceToday {
  if (goods && !isPromotable(goods)) return nothing('RX', '处方药不参加价格保护')
  const problem = saleProblem(goods, combineId)
  if (!goods || problem !== null) return nothing('NOT_ON_SALE', `${problem ?? '商品已不存在'}，没有可比的价格`)
  const { productCode, mark, salePrice, steps } = goods
  const priced = linePrice({ mark, salePrice, steps, combination: combinationOf(goods, combineId) }, quantity)
  const { off } = discounted([{ productCode, mark, ...priced }], rules)
  return { cents: priced.total - off, why: null }
}
