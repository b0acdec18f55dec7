import { View } from '@tarojs/components'
import type { Promotion } from '@/contract/product'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Sheet } from '@/ui/layer/Sheet'
import { Tag } from '@/ui/text/Tag'

type Props = { promotions: Promotion[]; open: boolean; onClose: () => void }

/** Every promotion of the product with its whole rule, and the way to what else takes part. */
export const PromotionSheet = ({ promotions, open, onClose }: Props) => (
  <Sheet open={open} onClose={onClose} title="促销">
    <View className="stack">
      {promotions.map(({ promotionId, text, detail, hasPage }) => (
        <View key={promotionId} className="q-quiet">
          <Tag kind="promo">{text}</Tag>
          <View className="text-14 color-title margin-top-6">{detail}</View>
          {hasPage && (
            <Press
              className="row gap-2 text-13 color-link q-hit"
              label={`看参加${text}的商品`}
              onPress={() => go('activityCategory', { id: promotionId })}
            >
              看参加的商品
              <Icon name="arrow-right" size={12} />
            </Press>
          )}
        </View>
      ))}
    </View>
  </Sheet>
)
