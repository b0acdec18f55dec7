import { View } from '@tarojs/components'
import type { SvipRight } from '@/contract/svip'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'

/** What stands over each right; one of a later release has the crown. */
const ICONS: Readonly<Record<string, IconName>> = { svipCoupon: 'coupon', freeFreight: 'truck', memberPrice: 'wallet' }

/** What the membership gives, one beside the other. */
export const Rights = ({ rights }: { rights: readonly SvipRight[] }) => (
  <View className="svip__rights">
    {rights.map(({ right, title, text }) => (
      <View key={right} className="svip__right">
        <View className="color-coin row">
          <Icon name={ICONS[right] ?? 'crown'} size={26} />
        </View>
        <View>
          <View className="text-13 weight-medium color-title">{title}</View>
          <View className="text-12 color-secondary">{text}</View>
        </View>
      </View>
    ))}
  </View>
)
