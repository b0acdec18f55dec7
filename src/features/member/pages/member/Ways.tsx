import { View } from '@tarojs/components'
import { write } from '@/api/write'
import { level, type GrowthWay } from '@/contract/level'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { cx } from '@/ui/element/cx'
import { toast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Button } from '@/ui/press/Button'
import type { LevelDetail } from './detail'

/** Where each way begins. */
const STARTS: Readonly<Record<string, { icon: IconName; text: string; start: () => Promise<unknown> }>> = {
  order: { icon: 'cart', text: '去逛逛', start: () => go('category') },
  profile: { icon: 'document', text: '去完成', start: () => go('patients') },
}

/** How growth comes. */
export const Ways = ({ of: { ways } }: { of: LevelDetail }) => (
  <Section title="攒成长值">
    {ways.map((way, at) => (
      <Way key={way.id} of={way} isFirst={at === 0} />
    ))}
  </Section>
)

function Way({ of: { id, title, text, status }, isFirst }: { of: GrowthWay; isFirst: boolean }) {
  const way = STARTS[id]
  const receive = async () => {
    const { growth } = await write(level.receiveGrowth, { params: { id } })
    toast(`已领取 ${growth} 成长值`, { icon: 'check' })
  }
  return (
    <View className={cx('row gap-12 elder-wrap member__row', isFirst && 'member__row--first')}>
      <View className="row gap-12 grow member__what">
        <View className="member__icon">
          <Icon name={way?.icon ?? 'check-circle'} size={24} />
        </View>
        <View className="grow">
          <View className="text-14 weight-medium color-title">{title}</View>
          <View className="text-12 color-secondary margin-top-2">{text}</View>
        </View>
      </View>
      {status === 'completed' && (
        <Button size="s" label={`领取${title}的成长值`} onPress={receive}>
          领取
        </Button>
      )}
      {status === 'open' && way && (
        <Button size="s" kind="outline" label={`${way.text}，${title}`} onPress={way.start}>
          {way.text}
        </Button>
      )}
      {status === 'received' && <View className="text-13 color-secondary">已完成</View>}
    </View>
  )
}
