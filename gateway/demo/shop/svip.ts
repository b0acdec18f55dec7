import type { InferInsertModel } from 'drizzle-orm'
import type { SvipSetting } from '../../../counter/contract/settings/svipSetting'
import type { couponTypes } from '../../tables'

type CouponType = InferInsertModel<typeof couponTypes>
type Period = Pick<CouponType, 'beginsAt' | 'endsAt'>

const MONTHLY = 'svipMonthly'

/** The membership that a demonstration sells. */
export const SVIP: SvipSetting = {
  ...{ month: 1900, quarter: 4900, year: 16_800 },
  ...{ memberPercent: 5, freeFreight: true, coupons: 4, couponType: MONTHLY, sends: 2, without: [] },
}

/** The coupons that it gives; nobody draws them. */
export const svipCouponsOf = (period: Period): CouponType[] => [
  {
    ...{
      couponType: MONTHLY,
      uuid: 'c-svip-monthly',
      name: '满 99 减 20',
      scope: 'shop',
      productCodes: null,
      givenOnly: true,
      remaining: 0,
    },
    ...{ rule: 'SVIP 专享，非处方药与健康商品满 99 减 20 元，处方药不参与。', amount: 2000, threshold: 9900, validDays: 31 },
    ...period,
  },
]
