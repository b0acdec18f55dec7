import { View } from '@tarojs/components'
import { grouped } from '@/lib/grouped'
import { go } from '@/routes/go'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { Sheet } from '@/ui/layer/Sheet'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'
import { RIGHT_ICONS, type LevelDetail } from './detail'

type Props = { open: boolean; of: LevelDetail; onClose: () => void }
type Row = LevelDetail['levels'][number]

/** Every level, from how much growth on it is reached, and all it gives; below them the way to the rules. */
export const LevelsSheet = ({ open, of: { level, levels }, onClose }: Props) => (
  <Sheet
    open={open}
    onClose={onClose}
    title="全部等级"
    footer={
      <Button kind="outline" grow onPress={() => go('globalRule')}>
        会员等级与成长值规则
      </Button>
    }
  >
    {levels.map((row, at) => (
      <Level key={row.level} of={row} isOwn={row.level === level} isFirst={at === 0} />
    ))}
  </Sheet>
)

const Level = ({ of: { level, name, growth, rights }, isOwn, isFirst }: { of: Row; isOwn: boolean; isFirst: boolean }) => (
  <View className={cx('member__level', isFirst && 'member__level--first')}>
    <View className="row justify-between wrap gap-8">
      <View className="row gap-8">
        <View className="text-16 weight-bold color-title" {...a11y({ role: 'heading', level: 3 })}>
          {name} Lv.{level}
        </View>
        {isOwn && <Tag kind="coin">当前等级</Tag>}
      </View>
      <View className="text-13 color-secondary num">{growth === 0 ? '登录即可' : `成长值 ${grouped(growth)} 起`}</View>
    </View>
    {rights.length === 0 && <View className="text-14 color-secondary margin-top-8">没有额外权益</View>}
    {rights.map(({ right, text }) => (
      <View key={right} className="row gap-8 text-14 color-body margin-top-8">
        <View className="color-coin row">
          <Icon name={RIGHT_ICONS[right] ?? 'gift'} size={18} />
        </View>
        <View className="grow">{text}</View>
      </View>
    ))}
  </View>
)
