import { View } from '@tarojs/components'
import { HELP_DAYS } from '@/contract/assist'
import { shopTimeOfYear } from '@/lib/time'
import { Section } from '@/ui/card/Section'
import { Avatar } from '@/ui/picture/Avatar'
import type { OwnAssist } from './words'

/** Who helped, masked, the latest first. */
export const Helps = ({ of: { helps, helped } }: { of: OwnAssist }) => (
  <Section title="助力记录">
    {helps.length === 0 && (
      <View className="text-14 color-secondary">{helped === 0 ? '还没有人助力' : `助力记录保留 ${HELP_DAYS} 天`}</View>
    )}
    {helps.map(({ name, wish, at }) => (
      <View key={at} className="row gap-12 assist__help">
        <Avatar name={name} word={name.slice(0, 1)} plain />
        <View className="grow">
          <View className="text-14 weight-medium color-title">{name}</View>
          <View className="text-13 color-secondary">「{wish}」</View>
        </View>
        <View className="text-13 color-secondary num">{shopTimeOfYear(at)}</View>
      </View>
    ))}
  </Section>
)
