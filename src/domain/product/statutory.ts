import type { Product } from '@/contract/product'
import { RX_WARNING } from '@/lib/rxWarning'
import { isMedicine } from './status'

/** Shown with every medicine sold without a prescription. */
export const OTC_NOTICE = '请按药品说明书或者在药师指导下购买和使用'
/** Notice required before a medicine is bought (D17). */
export const RETURN_RULE = '药品除质量原因外，一经售出，不得退换'
/** Notice required before anything else is bought (Consumer protection law, article 25). */
const OTHER_RETURNS = '商品完好的，签收后 7 天内可无理由退货'
/** On every health food, word for word. */
export const FOOD_NOTICE = '保健食品不是药物，不能代替药物治疗疾病'
/** On every medical device, word for word. */
export const DEVICE_NOTICE = '请仔细阅读产品说明书或者在医务人员的指导下购买和使用'

/** The sentence the law wants beside a product; nothing for what is neither medicine nor device nor health food. */
export function noticeOf({ mark, kind }: Pick<Product, 'mark' | 'kind'>): string | undefined {
  if (mark === 'rx') return RX_WARNING
  if (isMedicine({ mark })) return OTC_NOTICE
  return kind === 'food' ? FOOD_NOTICE : kind === 'device' ? DEVICE_NOTICE : undefined
}

/** The return policy shown before buying. */
export const returnRuleOf = ({ kind }: Pick<Product, 'kind'>): string =>
  kind === 'chemical' || kind === 'tcm' ? RETURN_RULE : OTHER_RETURNS
