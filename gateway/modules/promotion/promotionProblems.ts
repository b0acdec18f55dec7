import { givesSomething, type Level, type PromotionFields } from '../../../counter/contract/promotion'
import { GiftType } from '../../../src/contract/product'
import type { Querying } from '../../db/open'
import { periodProblem } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'
import { mayBeGiven } from '../pricing/giftsReached'
import { companionsProblem, givenAwayProblem, mainProblem, unlawfulCompanions } from './companionProblems'
import { giftOf } from './storedPromotion'

/** What is wrong, in words for who edits it, and beside which field. */
export type Problem = { field: string; message: string }

const beside = (field: keyof PromotionFields, message: string | null): Problem[] => (message === null ? [] : [{ field, message }])

/** Of a promotion whose period alone is edited: what is wrong of the rest already is no reason not to end it. */
export const periodProblems = (own: PromotionFields): Problem[] => beside('endsAt', periodProblem(own))

/** Why a promotion cannot be so; what stands first is wrong first. */
export const promotionProblems = async (db: Querying, own: PromotionFields): Promise<Problem[]> => [
  ...periodProblems(own),
  ...beside('levels', levelsProblem(own)),
  ...beside('productCodes', own.type === GiftType.gift && own.productCodes === null ? '买就赠的活动，要写参加的商品' : null),
  ...(own.type === GiftType.assort ? pairProblems(own) : beside('companions', own.companions === null ? null : '只有搭配购有搭配商品')),
  ...(await unlawful(db, own)),
  ...beside('companions', await givenAwayProblem(db, own.companions ?? [])),
]

const pairProblems = (own: PromotionFields): Problem[] => [
  ...beside('productCodes', mainProblem(own)),
  ...beside('companions', companionsProblem(own)),
]

/** What the law says of it, whatever else is right: no prescription drug takes part, and neither one nor OTC 甲 is given away (D11). */
export async function unlawful(
  db: Querying,
  own: Partial<Pick<PromotionFields, 'type' | 'productCodes' | 'companions' | 'giftSkuCode'>>,
): Promise<Problem[]> {
  const { productCodes = null, companions = null } = own
  return [
    ...beside('productCodes', await productListProblem(db, productCodes)),
    ...beside('companions', await unlawfulCompanions(db, companions)),
    ...beside('giftSkuCode', await giftProblem(db, own)),
  ]
}

type Giving = { type?: number; giftSkuCode?: string | null }

async function giftProblem(db: Querying, { type, giftSkuCode = null }: Giving): Promise<string | null> {
  if (giftSkuCode === null) return type !== undefined && givesSomething(type) ? '请填写赠品的规格编码' : null
  if (type === GiftType.discount) return '满减活动不送赠品'
  if (type === GiftType.assort) return '搭配购不送赠品'
  const gift = await giftOf(db, giftSkuCode)
  if (!gift) return `没有这个规格：${giftSkuCode}`
  return mayBeGiven(gift.mark) ? null : `赠品「${gift.name}」是处方药或甲类非处方药，不能送`
}

function levelsProblem({ type, levels }: Pick<PromotionFields, 'type' | 'levels'>): string | null {
  if (type === GiftType.gift) return levels.length === 0 ? null : '买就赠的活动没有门槛'
  if (type === GiftType.assort) return levels.length === 0 ? null : '搭配购没有门槛'
  if (type === GiftType.fullGift) return fullGiftProblem(levels)
  return type === GiftType.discount ? discountProblem(levels) : null
}

const fullGiftProblem = ([first, ...others]: readonly Level[]): string | null =>
  first && others.length === 0 && first.off === 0 && first.threshold > 0 ? null : '满赠活动只有一档门槛，不减钱'

function discountProblem(levels: readonly Level[]): string | null {
  if (levels.length === 0) return '至少要有一档'
  const pairs = levels.slice(1).flatMap((higher, place) => levels.slice(place, place + 1).map((lower) => [lower, higher] as const))
  if (pairs.some(([lower, higher]) => higher.threshold <= lower.threshold)) return '各档门槛应一档比一档高'
  if (levels.some(({ threshold, off }) => off <= 0 || off >= threshold)) return '减的钱应大于 0，并小于门槛'
  return pairs.some(([lower, higher]) => higher.off <= lower.off) ? '门槛高的一档应减得更多' : null
}
