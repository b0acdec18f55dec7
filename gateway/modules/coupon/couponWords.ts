import { tenthsOf } from '../../../src/contract/coupon'
import { yuan } from '../../lib/yuan'
import type { CouponRule } from './couponStanding'

type Worded = Pick<CouponRule, 'kind' | 'amount' | 'percent' | 'nth' | 'threshold'>

/** What a coupon gives, from `from` on: `满69减10`, `满69享8折`, `满69免邮`, `第2件5折`. */
export function couponWords(coupon: Worded): string {
  const { kind, amount, percent, nth, threshold } = coupon
  const from = threshold > 0 ? `满${yuan(threshold)}` : ''
  if (kind === 'percent') return `${from}${from && '享'}${tenthsOf(percent ?? 0)}折`
  if (kind === 'freeDelivery') return `${from}免邮`
  if (kind === 'nthPiece') return `${from}第${nth ?? 0}件${tenthsOf(percent ?? 0)}折`
  return threshold > 0 ? `${from}减${yuan(amount)}` : `立减${yuan(amount)}元`
}

/** The same as its rule promises it. */
export function offSentence({ kind, amount, percent, nth }: Worded): string {
  const most = `最多减 ${yuan(amount)} 元`
  if (kind === 'percent') return `打 ${tenthsOf(percent ?? 0)} 折，${most}`
  if (kind === 'freeDelivery') return `免运费，${most}`
  if (kind === 'nthPiece') return `同款每满 ${nth ?? 0} 件，其中 1 件打 ${tenthsOf(percent ?? 0)} 折，${most}`
  return `减 ${yuan(amount)} 元`
}
