import { isDeepStrictEqual } from 'node:util'
import type { Level, PromotionFields } from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import { yuan } from '../../kernel/yuan'
import { periodProblem } from '../catalogue/period'
import { discountName } from '../pricing/discountName'

type Told = { type: number; productCodes: string[] | null; levels: readonly Level[]; gift: { name: string; unit: string } | null }

/** What cards and pages say of a promotion with these amounts, so that no word promises another; undefined for kinds whose words are written by hand. */
export function promotionWords({ type, productCodes, levels, gift }: Told): { text: string; detail: string } | undefined {
  const [first] = levels
  if (!first) return undefined
  const scope = productCodes === null ? '非处方药与健康商品' : '指定商品'
  if (type === GiftType.discount) {
    const steps = levels.map(({ threshold, off }) => `满 ${yuan(threshold)} 元减 ${yuan(off)} 元`).join('，')
    return { text: discountName(first), detail: `${scope}${steps}。处方药不参与。` }
  }
  if (type !== GiftType.fullGift || !gift) return undefined
  const given = `满 ${yuan(first.threshold)} 元赠${gift.name} 1 ${gift.unit}，赠完为止。处方药不参与。`
  return { text: `满${yuan(first.threshold)}有赠`, detail: `${scope}${given}` }
}

type Standing = { type: number; levels: readonly Level[] }

/** Why a promotion cannot be so, in words for who edits it; null where it can. Amounts that stay as they are are no reason not to end it. */
export const promotionProblem = ({ type, levels: present }: Standing, edited: PromotionFields): string | null =>
  periodProblem(edited) ?? (isDeepStrictEqual(edited.levels, present) ? null : levelsProblem(type, edited.levels))

/** The same of one that there is not yet. */
export const newPromotionProblem = ({ type }: Pick<Standing, 'type'>, edited: PromotionFields): string | null =>
  periodProblem(edited) ?? levelsProblem(type, edited.levels)

function levelsProblem(type: number, levels: readonly Level[]): string | null {
  const pairs = levels.slice(1).flatMap((higher, place) => levels.slice(place, place + 1).map((lower) => [lower, higher] as const))
  if (pairs.some(([lower, higher]) => higher.threshold <= lower.threshold)) return '各档门槛应一档比一档高'
  if (type === GiftType.fullGift && (levels.length !== 1 || levels[0]?.off !== 0)) return '赠品活动只有一档门槛，不减钱'
  if (type !== GiftType.discount) return null
  if (levels.length === 0) return '至少要有一档'
  if (levels.some(({ threshold, off }) => off <= 0 || off >= threshold)) return '减的钱应大于 0，并小于门槛'
  return pairs.some(([lower, higher]) => higher.off <= lower.off) ? '门槛高的一档应减得更多' : null
}
