import type { InferInsertModel } from 'drizzle-orm'
import type { PrizeFields } from '../../../counter/contract/lottery'
import { DAY } from '../../../src/lib/duration'
import { shopMidnight } from '../../../src/lib/time'
import type { couponTypes, lotteries } from '../../tables'

type CouponType = InferInsertModel<typeof couponTypes>
type Period = Pick<CouponType, 'beginsAt' | 'endsAt'>

const OFF = 'lottery5'
const FREE_DELIVERY = 'lotteryFreeDelivery'
const GIVEN = { scope: 'shop', productCodes: null, givenOnly: true, remaining: 0, validDays: 30 } as const

/** The coupons that a demonstration's draw gives; nobody draws them elsewhere. */
export const lotteryCouponsOf = (period: Period): CouponType[] =>
  [
    {
      ...GIVEN,
      couponType: OFF,
      uuid: 'c-lottery-5',
      name: '满 30 减 5 券',
      rule: '非处方药与健康商品满 30 减 5 元，处方药不参与。',
      amount: 500,
      threshold: 3000,
    },
    {
      ...GIVEN,
      couponType: FREE_DELIVERY,
      uuid: 'c-lottery-free-delivery',
      name: '免邮券',
      kind: 'freeDelivery' as const,
      rule: '免一次运费，最多 20 元。',
      amount: 2000,
      threshold: 0,
    },
  ].map((type) => ({ ...type, ...period }))

const NOTHING = { amount: null, couponType: null, skuCode: null, worth: null, quantity: null }

type Sold = { product: { name: string }; packings: ReadonlyArray<{ skuCode: string; salePrice: number }> }

/** Goods of the catalogue as a prize. */
function goods(rows: readonly Sold[], product: string, prize: Pick<PrizeFields, 'name' | 'quantity' | 'odds'>): PrizeFields {
  const packing = rows.find((row) => row.product.name === product)?.packings[0]
  if (!packing) throw new Error(`The catalogue has no ${product}`)
  return { ...NOTHING, prizeType: 'goods', skuCode: packing.skuCode, worth: packing.salePrice, ...prize }
}

/** A draw that runs for a month from five days ago. */
export const lotteryRowOf = (rows: readonly Sold[], now: Date): InferInsertModel<typeof lotteries> => ({
  activityId: 'welcome-draw',
  title: '青禾有礼',
  conditions: '登录的会员都可以参加，无需购买。',
  // Clockwise from the upper left.
  prizes: [
    { ...NOTHING, prizeType: 'coin', name: '10 健康币', amount: 10, odds: 300_000 },
    { ...NOTHING, prizeType: 'coupon', name: '5 元券', couponType: OFF, odds: 150_000 },
    goods(rows, '上臂式电子血压计', { name: '血压计', quantity: 5, odds: 200 }),
    { ...NOTHING, prizeType: 'coin', name: '50 健康币', amount: 50, odds: 50_000 },
    { ...NOTHING, prizeType: 'coupon', name: '免邮券', couponType: FREE_DELIVERY, odds: 100_000 },
    { ...NOTHING, prizeType: 'integral', name: '20 积分', amount: 20, odds: 100_000 },
    goods(rows, '维生素C咀嚼片', { name: '维生素C', quantity: 100, odds: 4_800 }),
    { ...NOTHING, prizeType: 'none', name: '下次好运', odds: 295_000 },
  ],
  freeTimes: 1,
  useIntegral: 100,
  integralLimit: 3,
  shareLimit: 2,
  beginsAt: new Date(shopMidnight(now) - 5 * DAY),
  endsAt: new Date(shopMidnight(now) + 26 * DAY),
})
