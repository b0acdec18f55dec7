import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import { useShop } from '@/ui/state/shop'

/** What the shop said. */
export function Answer({ words }: { words: string }) {
  const { shortName } = useShop()
  return (
    <View className="q-quiet margin-top-12">
      <View className="row gap-4 text-13 color-secondary">
        <Icon name="leaf" size={16} />
        {shortName}回复
      </View>
      <View className="text-16 color-title margin-top-4 break-all pre-line">{words}</View>
    </View>
  )
}
