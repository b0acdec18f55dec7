import { boughtSoFar } from '../catalogue/buyLimit'
import { productCards } from '../productCard/cards'
import type { ProductCard } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import type { SettlingSku } from '../../db/schema'
import { usableCoupons, type HeldCoupon } from '../coupon/held'
import { boxesEach, combinationOf, goodsOf, saleProblem, type Goods } from '../pricing/goods'
import { mallRules, type MallRules } from '../pricing/mallRules'
import { mostOf } from '../pricing/most'
import { covering, usablePrescriptions, type UsablePrescription } from '../prescription/usable'
import { priceOrder, type Priced } from '../pricing/priceOrder'
import { giftsReached, runningRules, type GiftGoods, type RunningRule } from '../pricing/runningRules'
import { problemsOf, type Problem } from './problems'

export type QuotedLine = {
  skuCode: string
  combineId: string
  combineName: string | null
  quantity: number
  /** Taken from stock. */
  boxes: number
  goods: Goods
  card: ProductCard
  most: number
  problem: string | null
  salePrice: number
  total: number
}

export type Quote = {
  lines: QuotedLine[]
  priced: Priced<RunningRule, HeldCoupon>
  coupons: HeldCoupon[]
  gifts: GiftGoods[]
  /** Boxes of each packing the lines take. */
  taken: Map<string, number>
  hasRx: boolean
  prescription: UsablePrescription | undefined
  problems: Problem[]
  rules: MallRules
}

/** What these packings cost this member now, and what stands in the way. Everything is read afresh; nothing is taken yet. */
export async function quote(
  db: Querying,
  { memberId, skus, now }: { memberId: string; skus: readonly SettlingSku[]; now: Date },
): Promise<Quote> {
  const rules = await mallRules(db)
  const goods = await goodsOf(
    db,
    skus.map(({ skuCode }) => skuCode),
  )
  const productCodes = [...new Set([...goods.values()].map(({ productCode }) => productCode))]
  const cards = await productCards(db, productCodes, now)
  const bought = await boughtSoFar(db, memberId, productCodes)
  const usable = await usablePrescriptions(db, memberId, now)
  const coupons = await usableCoupons(db, memberId, now)
  const found = skus.flatMap(({ skuCode, quantity, combineId = '' }) => {
    const one = goods.get(skuCode)
    const card = one && cards.get(one.productCode)
    return one && card ? [{ skuCode, combineId, quantity, goods: one, card, boxes: quantity * boxesEach(one, combineId) }] : []
  })
  const toPrice = found.map(({ goods: one, combineId, quantity }) => ({ ...one, combination: combinationOf(one, combineId), quantity }))
  const priced = priceOrder({ lines: toPrice, rules: await runningRules(db, now), coupons, freight: rules.freight })
  const lines = found.map((line, place): QuotedLine => {
    const { goods: one, combineId } = line
    const { most } = mostOf({ goods: one, combineId, bought: bought.get(one.productCode) ?? 0, rules })
    const price = priced.lines[place] ?? { salePrice: 0, total: 0 }
    return { ...line, ...price, combineName: combinationOf(one, combineId)?.name ?? null, most, problem: saleProblem(one, combineId) }
  })
  const taken = summed(lines, ({ skuCode }) => skuCode)
  const needed = summed(
    lines.filter((line) => line.goods.mark === 'rx'),
    (line) => line.goods.productCode,
  )
  const isWhole = lines.length === skus.length && lines.length > 0
  return {
    lines,
    priced,
    coupons,
    gifts: giftsReached(priced.standings, taken),
    taken,
    hasRx: needed.size > 0,
    prescription: needed.size > 0 ? covering(usable, needed) : undefined,
    problems: problemsOf({ lines, taken, needed, bought, usable, rules, isWhole, goods: priced.goods }),
    rules,
  }
}

const summed = (lines: readonly QuotedLine[], keyOf: (line: QuotedLine) => string) => {
  const sums = new Map<string, number>()
  for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.boxes)
  return sums
}
