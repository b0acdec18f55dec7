import { View } from '@tarojs/components'
import type { DeregisterCondition } from '@/contract/deregister'
import { goTo } from '@/routes/go'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'

/** One thing that must be settled first, and where. */
export const ConditionRow = ({ condition: { title, text, isMet, link } }: { condition: DeregisterCondition }) => (
  <View className="row top g12 mt12">
    <Icon name={isMet ? 'check-circle' : 'warning'} size={22} label={isMet ? '已满足' : '未满足'} className={isMet ? 'cg' : 'ca'} />
    <View className="grow">
      <View className="t16 c1">{title}</View>
      <View className="t13 c3 mt2">{text}</View>
    </View>
    {!isMet && link !== null && (
      <Button kind="soft" size="s" label={`去处理${title}`} onPress={() => goTo(link)}>
        去处理
      </Button>
    )}
  </View>
)
