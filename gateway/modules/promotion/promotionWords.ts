import { GiftType } from '../../../src/contract/product'
import type { PromotionFields } from '../../../counter/contract/promotion'
import { yuan } from '../../lib/yuan'
import { discountName } from '../pricing/discountName'
import type { Gift } from './storedPromotion'

type Told = Pick<PromotionFields, 'type' | 'levels' | 'productCodes'>
type Pair = Pick<PromotionFields, 'productCodes' | 'companions'>
type Words = { text: string; detail: string }

/**
 * What cards and pages say of products that are bought together; `names` are what they are called, with the brand, by their codes. Undefined where the main
 * product or a companion lacks.
 */
export function assortWords({ productCodes, companions }: Pair, names: ReadonlyMap<string, string>): Words | undefined {
  const main = names.get(productCodes?.[0] ?? '')
  const most = Math.max(0, ...(companions ?? []).map(({ off }) => off))
  if (main === undefined || !companions || most === 0) return undefined
  const each = companions.map(({ productCode, off }) => `「${names.get(productCode) ?? productCode}」每件省 ¥${yuan(off)}`).join('、')
  const text = `搭配${companions.length > 1 ? '最多' : ''}省${yuan(most)}元`
  const pairs = companions.length > 1 ? '每种都是一件配一件' : '一件配一件'
  return { text, detail: `和「${main}」一起买，${each}，${pairs}。套装和处方药不参与。` }
}

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
