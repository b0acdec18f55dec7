import { View } from '@tarojs/components'
import type { Movement, MovementMonth } from '@/contract/movements'
import { grouped } from '@/lib/grouped'
import { shopTimeOfYear, spokenMonth } from '@/lib/time'
import { a11y } from '@/ui/element/a11y'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import './month.scss'

type Props = {
  of: MovementMonth
  /** What stands beside each movement, by its reason; `icon` beside any other. */
  icons: Readonly<Record<string, IconName>>
  icon: IconName
  /** What the sum of what was spent is called; none of an account that nobody spends from. */
  spentText?: string
}

/** A month's movements, with what came and what left in all of it. */
export function MonthCard({ of: { month, earned, spent, returned = 0, taken = 0, expired, entries }, icons, icon, spentText }: Props) {
  return (
    <View className="q-card">
      <View className="row justify-between gap-8 wrap">
        <View className="text-16 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
          {spokenMonth(month)}
        </View>
        <View className="row wrap gap-12 text-13 color-secondary">
          <Sum text="获得" count={earned} isEarned />
          {spentText !== undefined && <Sum text={spentText} count={spent} />}
          {returned > 0 && <Sum text="退回" count={returned} />}
          {taken > 0 && <Sum text="扣回" count={taken} />}
          {expired > 0 && <Sum text="到期" count={expired} />}
        </View>
      </View>
      {entries.map((entry, at) => (
        <Entry key={entry.entryId} of={entry} icon={icons[entry.reason] ?? icon} isLast={at === entries.length - 1} />
      ))}
    </View>
  )
}

const Sum = ({ text, count, isEarned }: { text: string; count: number; isEarned?: boolean }) => (
  <View className="nowrap">
    {text} <View className={cx('month__sum num', isEarned ? 'color-coin' : 'color-title')}>{grouped(count)}</View>
  </View>
)

function Entry({ of: { title, amount, at }, icon, isLast }: { of: Movement; icon: IconName; isLast: boolean }) {
  const isEarned = amount > 0
  return (
    <View className={cx('row gap-12 month__entry', isLast && 'month__entry--last')}>
      <View className={cx('month__sign', !isEarned && 'month__sign--spent')}>
        <Icon name={icon} size={20} />
      </View>
      <View className="grow">
        <View className="text-14 weight-medium color-title">{title}</View>
        <View className="text-12 color-secondary num margin-top-2">{shopTimeOfYear(at)}</View>
      </View>
      <View className={cx('text-16 weight-bold num', isEarned ? 'color-coin' : 'color-title')}>
        {isEarned ? '+' : '−'}
        {grouped(Math.abs(amount))}
      </View>
    </View>
  )
}
