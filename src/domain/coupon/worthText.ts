import { tenthsOf, type Coupon } from '@/contract/coupon'
import { shortYuan } from '@/lib/money'

/** What a coupon is called in a sentence: 10 元券, 9 折券, 免邮券. */
export function worthText({ kind, amount, percent }: Coupon): string {
  if (kind === 'amount') return `${shortYuan(amount)} 元券`
  return kind === 'freeDelivery' ? '免邮券' : `${tenthsOf(percent ?? 0)} 折券`
}
