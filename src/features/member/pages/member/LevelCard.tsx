import { Text, View } from '@tarojs/components'
import { grouped } from '@/lib/grouped'
import { spokenDate } from '@/lib/time'
import { useSession } from '@/platform/session'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Progress } from '@/ui/text/Progress'
import type { LevelDetail } from './detail'

/** The level, how long its member has been one, and how far the next is. */
export function LevelCard({ of: { level, name, growth, nextLevel, nextGrowth, lastDay, memberDays, levels } }: { of: LevelDetail }) {
  const nickname = useSession((session) => session.member?.nickname)
  const next = levels.find((one) => one.level === nextLevel)?.name
  return (
    <View className="member__card">
      <View className="member__leaf" {...a11y({ hidden: true })}>
        <Icon name="leaf" size={120} />
      </View>
      <View className="row wrap gap-8 relative">
        <View className="text-24 serif weight-bold" {...a11y({ role: 'heading', level: 2 })}>
          {name}会员
        </View>
        <View className="member__number num">Lv.{level}</View>
      </View>
      <View className="text-14 relative margin-top-4">
        {nickname !== undefined && `${nickname}，`}感谢您认真照顾家人的<Text className="nowrap">第 {grouped(memberDays)} 天</Text>
      </View>
      {lastDay !== null && <View className="text-12 relative margin-top-4">有效期至 {spokenDate(lastDay)}</View>}
      <View className="row justify-between wrap gap-8 text-14 relative member__growth">
        <View className="nowrap">
          成长值 <View className="member__sum num">{grouped(growth)}</View>
        </View>
        {next !== undefined && nextGrowth !== null ? (
          <View className="nowrap">
            距「{next}」还差 <View className="member__sum num">{grouped(Math.max(0, nextGrowth - growth))}</View>
          </View>
        ) : (
          <View className="nowrap">已是最高等级</View>
        )}
      </View>
      <View className="relative margin-top-8">
        <Progress
          value={nextGrowth === null ? 1 : growth / nextGrowth}
          kind="onGrain"
          label={next === undefined ? '成长值' : `升级到${next}`}
        />
      </View>
    </View>
  )
}
