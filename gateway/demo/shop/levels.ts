import type { InferInsertModel } from 'drizzle-orm'
import type { MemberLevel } from '../../../counter/contract/settings/levelRows'
import type { couponTypes } from '../../tables'
import { LEVELS } from '../../modules/level/levels'

type CouponType = InferInsertModel<typeof couponTypes>
type Period = Pick<CouponType, 'beginsAt' | 'endsAt'>

const FREE_DELIVERY = 'levelFreeDelivery'
const BIRTHDAY = 'levelBirthday'
const MONTHLY = 'levelMonthly'

/** What a demonstration's levels give, the first nothing. */
const RIGHTS: ReadonlyArray<Partial<MemberLevel>> = [
  {},
  { freeDeliveries: 1, freeDeliveryCoupon: FREE_DELIVERY, upgradeCoupon: 'levelUp2' },
  {
    freeDeliveries: 2,
    freeDeliveryCoupon: FREE_DELIVERY,
    coinPercent: 120,
    pharmacistMinutes: 10,
    upgradeCoupon: 'levelUp3',
    birthdayCoupon: BIRTHDAY,
  },
  {
    freeDeliveries: 3,
    freeDeliveryCoupon: FREE_DELIVERY,
    coinPercent: 150,
    pharmacistMinutes: 15,
    upgradeCoupon: 'levelUp4',
    monthlyCoupon: MONTHLY,
    birthdayCoupon: BIRTHDAY,
  },
  {
    freeDeliveries: 5,
    freeDeliveryCoupon: FREE_DELIVERY,
    coinPercent: 200,
    pharmacistMinutes: 20,
    upgradeCoupon: 'levelUp5',
    monthlyCoupon: MONTHLY,
    birthdayCoupon: BIRTHDAY,
  },
]
export const MEMBER_LEVELS: MemberLevel[] = LEVELS.map((level, place) => ({ ...level, ...RIGHTS[place] }))

const GIVEN = { scope: 'shop', productCodes: null, givenOnly: true, remaining: 0 } as const

const upgrade = (level: number, { threshold, amount }: Pick<CouponType, 'threshold' | 'amount'>): Omit<CouponType, keyof Period> => {
  const words = `满 ${threshold / 100} 减 ${amount / 100}`
  const name = `${words} 券`
  const rule = `非处方药与健康商品${words} 元，处方药不参与。`
  return { ...GIVEN, couponType: `levelUp${level}`, uuid: `c-level-up-${level}`, name, rule, amount, threshold, validDays: 30 }
}

/** The coupons that levels give; nobody draws them. */
export const levelCouponsOf = (period: Period): CouponType[] =>
  [
    upgrade(2, { threshold: 5900, amount: 800 }),
    upgrade(3, { threshold: 9900, amount: 1500 }),
    upgrade(4, { threshold: 15900, amount: 3000 }),
    upgrade(5, { threshold: 19900, amount: 5000 }),
    {
      ...GIVEN,
      couponType: FREE_DELIVERY,
      uuid: 'c-level-free-delivery',
      name: '会员免邮券',
      kind: 'freeDelivery' as const,
      rule: '免一次运费，最多 20 元。',
      amount: 2000,
      threshold: 0,
      validDays: 31,
    },
    {
      ...GIVEN,
      couponType: MONTHLY,
      uuid: 'c-level-monthly',
      name: '会员 95 折券',
      kind: 'percent' as const,
      percent: 5,
      rule: '非处方药与健康商品 95 折，最多减 20 元，处方药不参与。',
      amount: 2000,
      threshold: 0,
      validDays: 31,
    },
    {
      ...GIVEN,
      couponType: BIRTHDAY,
      uuid: 'c-level-birthday',
      name: '满 59 减 20 券',
      rule: '非处方药与健康商品满 59 减 20 元，处方药不参与。',
      amount: 2000,
      threshold: 5900,
      validDays: 31,
    },
  ].map((type) => ({ ...type, ...period }))
