import type { LotteryFields, PrizeFields } from '../../counter/contract/lottery'
import { DAY, HOUR } from '../../src/lib/duration'
import type { Gateway } from './gateway'
import { packingOf } from './shop'

const NOTHING = { amount: null, couponType: null, skuCode: null, worth: null, quantity: null }
const LOST: PrizeFields = { ...NOTHING, prizeType: 'none', name: '下次好运', odds: 0 }

/** A draw as an operator writes it: eight prizes of each kind, five days from the next hour on. */
export async function lotteryFields(gateway: Pick<Gateway, 'db' | 'clock'>): Promise<LotteryFields> {
  const { skuCode, salePrice } = await packingOf(gateway, 'none')
  const begins = gateway.clock.now().getTime() + HOUR
  return {
    title: '秋日好礼',
    conditions: '登录的会员都可以参加，无需购买。',
    prizes: [
      { ...NOTHING, prizeType: 'coin', name: '10 健康币', amount: 10, odds: 300_000 },
      { ...NOTHING, prizeType: 'coupon', name: '5 元券', couponType: 'lottery5', odds: 100_000 },
      { ...NOTHING, prizeType: 'goods', name: '血压计', skuCode, worth: salePrice, quantity: 5, odds: 200 },
      { ...NOTHING, prizeType: 'integral', name: '20 积分', amount: 20, odds: 100_000 },
      { ...LOST, odds: 499_800 },
      LOST,
      LOST,
      LOST,
    ],
    freeTimes: 1,
    useIntegral: 100,
    integralLimit: 3,
    shareLimit: 2,
    beginsAt: new Date(begins).toISOString(),
    endsAt: new Date(begins + 5 * DAY).toISOString(),
  }
}
