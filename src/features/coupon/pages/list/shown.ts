import type { Coupon } from '@/contract/coupon'

export type Filter = 'usable' | 'endingSoon' | 'used' | 'expired'

/** The chips above the list, in their order. */
export const FILTERS: ReadonlyArray<{ key: Filter; text: string; empty: string }> = [
  { key: 'usable', text: '可使用', empty: '没有可以使用的券' },
  { key: 'endingSoon', text: '即将到期', empty: '没有快到期的券' },
  { key: 'used', text: '已使用', empty: '还没有用过的券' },
  { key: 'expired', text: '已过期', empty: '没有过期的券' },
]

const FITS: Readonly<Record<Filter, (coupon: Coupon) => boolean>> = {
  usable: ({ status }) => status === 'drawn',
  endingSoon: ({ status, endsSoon }) => status === 'drawn' && endsSoon != null,
  used: ({ status }) => status === 'used',
  expired: ({ status }) => status === 'expired',
}

/** Coupons that are held, of one kind; what ends first stands first. */
export const heldOnes = (coupons: readonly Coupon[], filter: Filter): Coupon[] =>
  coupons.filter(FITS[filter]).sort((left, right) => Date.parse(left.endsAt) - Date.parse(right.endsAt))

/** Coupons that can be drawn, and those of which none is left. */
export const offeredOnes = (coupons: readonly Coupon[]): Coupon[] =>
  coupons
    .filter(({ status }) => status === 'toDraw' || status === 'gone')
    .sort((left, right) => Number(left.status === 'gone') - Number(right.status === 'gone'))
