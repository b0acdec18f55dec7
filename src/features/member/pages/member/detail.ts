import type { Output } from '@/contract/endpoint'
import type { level } from '@/contract/level'
import type { IconName } from '@/ui/icons/names'

/** Everything the page shows but the gifts. */
export type LevelDetail = Output<typeof level.detail>

/** What stands over each right; one of a later release has a gift’s. */
export const RIGHT_ICONS: Readonly<Record<string, IconName>> = {
  freeDelivery: 'truck',
  coinPercent: 'coin',
  pharmacist: 'headset',
  monthlyCoupon: 'coupon',
  birthdayCoupon: 'gift',
  upgradeCoupon: 'gift',
}
