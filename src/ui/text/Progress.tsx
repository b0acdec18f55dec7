import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { clamp } from '../element/clamp'
import { cx } from '../element/cx'

/** How much of something is reached, from 0 to 1; `onGrain` stands on a card of grain. */
export function Progress({
  value,
  kind = 'green',
  label,
}: {
  value: number
  kind?: 'green' | 'promo' | 'grain' | 'onGrain'
  label?: string
}) {
  const percent = Math.round(clamp(value, { min: 0, max: 1 }) * 100)
  return (
    <View
      className={cx('q-progress', kind !== 'green' && `q-progress--${kind}`)}
      {...a11y({ role: 'progressbar', label: label ?? '进度', now: percent })}
    >
      <View className="q-progress__bar" style={{ width: `${percent}%` }} />
    </View>
  )
}
