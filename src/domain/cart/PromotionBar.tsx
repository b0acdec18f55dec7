import { Text, View } from '@tarojs/components'
import { GiftType, type Promotion } from '@/contract/product'
import { yuan } from '@/lib/money'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Progress } from '@/ui/text/Progress'
import './promotionBar.scss'

type Props = {
  promotion: Pick<Promotion, 'text' | 'missing' | 'progress'> & { type?: number; detail?: string }
  /** The way to what else counts; none where the shopper is there. */
  onMore?: () => unknown
}

/** How far what is ticked is towards a promotion. */
export function PromotionBar({ promotion: { type, text, detail, missing, progress }, onMore }: Props) {
  const isReached = missing === null || progress >= 100
  return (
    <View className="promotion-bar">
      <View className="row justify-between gap-8">
        <View className="text-13 color-price grow">
          <Text className="weight-bold">{text}</Text>
          <Text>{isReached ? '　已享受' : `　还差 ¥${yuan(missing)}`}</Text>
        </View>
        {!isReached && onMore && (
          <Press
            className="row text-13 weight-medium color-price nowrap relative promotion-bar__more"
            label={`去凑单，${text}还差 ${yuan(missing)} 元`}
            onPress={onMore}
          >
            <Text>去凑单</Text>
            <Icon name="arrow-right" size={12} />
          </Press>
        )}
      </View>
      {type === GiftType.assort && <View className="text-12 color-body margin-top-4">{detail}</View>}
      {!isReached && (
        <View className="margin-top-8">
          <Progress value={progress / 100} kind="promo" label={text} />
        </View>
      )}
    </View>
  )
}
