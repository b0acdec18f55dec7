import type { Coupon } from '@/contract/coupon'
import { shopFormat } from '@/lib/time'

const ENDED: Readonly<Partial<Record<Coupon['status'], string>>> = { used: '已使用', expired: '已过期', gone: '已领完' }

/** Why nothing can be had of a coupon any more: 已领完; undefined while something can. */
export const endedText = ({ status }: Pick<Coupon, 'status'>): string | undefined => ENDED[status]

/** The days on which its member can use a coupon, or could if it were drawn now: 2026.11.24–2026.12.9 有效. */
export const couponDays = ({ beginsAt, endsAt }: Pick<Coupon, 'beginsAt' | 'endsAt'>): string =>
  `${shopFormat(beginsAt, 'YYYY.M.D')}–${shopFormat(endsAt, 'YYYY.M.D')} 有效`
