import { GiftType } from '../../../src/contract/product'
import type { PromotionFields } from '../../../counter/contract/promotion'
import { yuan } from '../../kernel/yuan'
import { discountName } from '../pricing/discountName'
import type { Gift } from './storedPromotion'

type Told = Pick<PromotionFields, 'type' | 'levels' | 'productCodes'>
type Words = { text: string; detail: string }

/** What cards and pages say of such a promotion, so that no word promises another; undefined for kinds whose words are written by hand. */
export function promotionWords({ type, productCodes, levels }: Told, gift: Pick<Gift, 'name' | 'unit'> | undefined): Words | undefined {
  const scope = productCodes === null ? '非处方药与健康商品' : '指定商品'
  if (type === GiftType.discount) return discountWords(scope, levels)
  if (!gift) return undefined
  const given = `赠${gift.name} 1 ${gift.unit}，赠完为止。处方药不参与。`
  if (type === GiftType.gift) return { text: '买就赠', detail: `${scope}买就${given}` }
  const [first] = levels
  if (type !== GiftType.fullGift || !first) return undefined
  return { text: `满${yuan(first.threshold)}有赠`, detail: `${scope}满 ${yuan(first.threshold)} 元${given}` }
}

function discountWords(scope: string, levels: Told['levels']): Words | undefined {
  const [first] = levels
  if (!first) return undefined
  const steps = levels.map(({ threshold, off }) => `满 ${yuan(threshold)} 元减 ${yuan(off)} 元`).join('，')
  return { text: discountName(first), detail: `${scope}${steps}。处方药不参与。` }
}
