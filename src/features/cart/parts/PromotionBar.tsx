import { Text, View } from '@tarojs/components'
import type { Promotion } from '@/contract/product'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'
import { Progress } from '@/ui/Progress'

/** How far what is ticked is towards a promotion, and the way to what else counts. */
export function PromotionBar({ promotion: { promotionId, text, missing, progress } }: { promotion: Promotion }) {
  const isReached = missing === null || progress >= 100
  return (
    <View className="cart__promotion">
      <View className="row between g8">
        <View className="t13 cr grow">
          <Text className="b">{text}</Text>
          <Text>{isReached ? '　已享受' : `　还差 ¥${yuan(missing)}`}</Text>
        </View>
        {!isReached && (
          <Press
            className="row t13 m cr nw rel cart__more"
            label={`去凑单，${text}还差 ${yuan(missing)} 元`}
            onPress={() => go('searchResult', { couponUuid: promotionId })}
          >
            <Text>去凑单</Text>
            <Icon name="arrow-right" size={12} />
          </Press>
        )}
      </View>
      {!isReached && (
        <View className="mt8">
          <Progress value={progress / 100} kind="promo" label={text} />
        </View>
      )}
    </View>
  )
}
