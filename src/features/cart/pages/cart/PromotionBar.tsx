import { Text, View } from '@tarojs/components'
import type { Promotion } from '@/contract/product'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Progress } from '@/ui/text/Progress'

/** How far what is ticked is towards a promotion, and the way to what else counts. */
export function PromotionBar({ promotion: { promotionId, text, missing, progress } }: { promotion: Promotion }) {
  const isReached = missing === null || progress >= 100
  return (
    <View className="cart__promotion">
      <View className="row justify-between gap-8">
        <View className="text-13 color-price grow">
          <Text className="weight-bold">{text}</Text>
          <Text>{isReached ? '　已享受' : `　还差 ¥${yuan(missing)}`}</Text>
        </View>
        {!isReached && (
          <Press
            className="row text-13 weight-medium color-price nowrap relative cart__more"
            label={`去凑单，${text}还差 ${yuan(missing)} 元`}
            onPress={() => go('searchResult', { couponUuid: promotionId })}
          >
            <Text>去凑单</Text>
            <Icon name="arrow-right" size={12} />
          </Press>
        )}
      </View>
      {!isReached && (
        <View className="margin-top-8">
          <Progress value={progress / 100} kind="promo" label={text} />
        </View>
      )}
    </View>
  )
}
