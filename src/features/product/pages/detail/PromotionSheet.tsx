import { View } from '@tarojs/components'
import type { Promotion } from '@/contract/product'
import { Sheet } from '@/ui/layer/Sheet'
import { Tag } from '@/ui/text/Tag'

type Props = { promotions: Promotion[]; open: boolean; onClose: () => void }

/** Every promotion of the product with its whole rule. */
export const PromotionSheet = ({ promotions, open, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="促销">
    <View className="stack">
      {promotions.map(({ promotionId, text, detail }) => (
        <View key={promotionId} className="q-quiet">
          <Tag kind="promo">{text}</Tag>
          <View className="text-14 color-title margin-top-6">{detail}</View>
        </View>
      ))}
    </View>
  </Sheet>
)
