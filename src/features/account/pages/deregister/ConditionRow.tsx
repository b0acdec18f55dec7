import { View } from '@tarojs/components'
import type { DeregisterCondition } from '@/contract/deregister'
import { goTo } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Icon } from '@/ui/icons/Icon'

/** One thing that must be settled first, and where. */
export const ConditionRow = ({ condition: { title, text, isMet, link } }: { condition: DeregisterCondition }) => (
  <View className="row align-start gap-12 margin-top-12">
    <Icon
      name={isMet ? 'check-circle' : 'warning'}
      size={22}
      label={isMet ? '已满足' : '未满足'}
      className={isMet ? 'color-link' : 'color-rx'}
    />
    <View className="grow">
      <View className="text-16 color-title">{title}</View>
      <View className="text-13 color-secondary margin-top-2">{text}</View>
    </View>
    {!isMet && link !== null && (
      <Button kind="soft" size="s" label={`去处理${title}`} onPress={() => goTo(link)}>
        去处理
      </Button>
    )}
  </View>
)
