import { OUT_OF_STOCK } from '../pricing/saleProblem'
import type { MallRules } from '../pricing/mallRules'
import { prescriptionProblem, type UsablePrescription } from '../prescription/usable'
import type { QuotedLine } from './quote'

/** What must be mended before an order can be made; `code` for programs, `message` for the shopper. */
export type Problem = {
  code: 'UNAVAILABLE' | 'STOCK' | 'LIMIT' | 'AMOUNT' | 'TOTAL' | 'PRESCRIPTION' | 'ADDRESS' | 'BENEFIT'
  message: string
  skuCode: string | null
}

/** Cents one order may come to: what money columns hold, and far above any basket of medicine. */
const MAX_ORDER_CENTS = 100_000_000

type Facts = {
  lines: readonly QuotedLine[]
  taken: ReadonlyMap<string, number>
  needed: ReadonlyMap<string, number>
  bought: ReadonlyMap<string, number>
  usable: readonly UsablePrescription[]
  rules: MallRules
  isWhole: boolean
  goods: number
}

export function problemsOf({ lines, taken, needed, bought, usable, rules, isWhole, goods }: Facts): Problem[] {
  const problems: Problem[] = []
  const say = (code: Problem['code'], message: string, skuCode: string | null = null) => problems.push({ code, message, skuCode })
  if (!isWhole) say('UNAVAILABLE', '部分商品已不存在，请重新选择')
  for (const { skuCode, problem } of lines) if (problem) say(problem === OUT_OF_STOCK ? 'STOCK' : 'UNAVAILABLE', problem, skuCode)
  for (const [skuCode, boxes] of taken) {
    const line = lines.find((one) => one.skuCode === skuCode)
    if (!line || line.problem) continue
    const { stock, unit } = line.goods
    if (boxes > stock) say('STOCK', `库存只剩 ${stock} ${unit}`, skuCode)
    if (boxes > rules.globalMaximumAmount) say('AMOUNT', `每种规格一次最多买 ${rules.globalMaximumAmount} ${unit}`, skuCode)
  }
  for (const { skuCode, productCode, buyLimit, unit } of onePerProduct(lines)) {
    if (buyLimit === null) continue
    const wanted = lines.filter((line) => line.goods.productCode === productCode).reduce((sum, { boxes }) => sum + boxes, 0)
    const had = bought.get(productCode) ?? 0
    if (had + wanted > buyLimit)
      say('LIMIT', had > 0 ? `每人限购 ${buyLimit} ${unit}，您已购买 ${had} ${unit}` : `每人限购 ${buyLimit} ${unit}`, skuCode)
  }
  const pieces = [...taken.values()].reduce((sum, boxes) => sum + boxes, 0)
  if (pieces > rules.globalMaximumTotal) say('TOTAL', `一次最多买 ${rules.globalMaximumTotal} 盒（瓶、袋同样计算），请分开下单`)
  if (goods > MAX_ORDER_CENTS) say('TOTAL', '订单金额过大，请分开下单')
  if (needed.size > 0) {
    const problem = prescriptionProblem(usable, needed)
    const drug = lines.find((line) => line.goods.mark === 'rx')
    if (problem) say('PRESCRIPTION', problem, drug?.skuCode ?? null)
  }
  return problems
}

const onePerProduct = (lines: readonly QuotedLine[]) => [...new Map(lines.map(({ goods }) => [goods.productCode, goods])).values()]
