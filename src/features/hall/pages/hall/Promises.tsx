import { Text, View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'

/** Each is a sentence of `malePrivacy` or `maleAbout`, and kept by the gateway (docs/decisions/hall.md). */
const PROMISES: ReadonlyArray<{ icon: IconName; title: string; text: string }> = [
  { icon: 'eye-off', title: '看过搜过不留记录', text: '不进足迹、推荐和热搜' },
  { icon: 'box', title: '收件不露内容', text: '包装、短信和推送不写商品名' },
  { icon: 'doctor', title: '执业药师解答', text: '拿不准先问，只说事实' },
]

/** What the shop promises whoever comes here. */
export const Promises = () => (
  <View className="q-card" {...a11y({ role: 'list', label: '我们的做法' })}>
    {PROMISES.map(({ icon, title, text }) => (
      <View key={title} className="row align-start gap-12 hall__promise" {...a11y({ role: 'listitem' })}>
        <View className="hall__icon">
          <Icon name={icon} size={20} />
        </View>
        <View className="grow">
          <View className="text-16 weight-medium color-title">{title}</View>
          <Text className="text-13 color-secondary">{text}</Text>
        </View>
      </View>
    ))}
  </View>
)
