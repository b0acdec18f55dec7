import { View } from '@tarojs/components'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import type { LevelDetail } from './detail'

/** Every level in a row: those that are reached have a tick. */
export const LevelSteps = ({ of: { level: own, levels } }: { of: LevelDetail }) => (
  <View className="member__steps" {...a11y({ role: 'list', label: '会员等级' })}>
    {levels.map(({ level, name }, at) => {
      const isReached = level <= own
      const spoken = level === own ? '当前等级' : isReached ? '已达到' : '未达到'
      return (
        <View
          key={level}
          className={cx(
            'member__step',
            at === 0 && 'member__step--first',
            isReached && 'member__step--reached',
            level === own && 'member__step--own',
          )}
          {...a11y({ role: 'listitem', label: `${name}，${spoken}`, current: level === own ? 'step' : undefined })}
        >
          <View className="member__dot">{isReached && <Icon name="check" size={14} />}</View>
          <View className="text-13 margin-top-8">{name}</View>
        </View>
      )
    })}
  </View>
)
