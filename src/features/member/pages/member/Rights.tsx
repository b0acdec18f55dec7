import { View } from '@tarojs/components'
import { IconGrid } from '@/ui/card/IconGrid'
import { Section } from '@/ui/card/Section'
import { RIGHT_ICONS, type LevelDetail } from './detail'

type Props = { of: LevelDetail; onAll: () => void }

/** What the present level gives, and the way to all of them. */
export function Rights({ of: { level, name, levels }, onAll }: Props) {
  const rights = levels.find((one) => one.level === level)?.rights.filter(({ right }) => right !== 'upgradeCoupon') ?? []
  const hasAny = levels.some((one) => one.rights.length > 0)
  return (
    <Section title={`${name}权益`} more="全部等级" onMore={onAll}>
      {rights.length === 0 ? (
        <View className="text-14 color-secondary">{hasAny ? '这一级还没有权益，升级后可以享受' : '商城还没有公布各级的权益'}</View>
      ) : (
        <IconGrid cells={rights.map(({ right, title }) => ({ id: right, icon: RIGHT_ICONS[right] ?? 'gift', title }))} />
      )}
    </Section>
  )
}
