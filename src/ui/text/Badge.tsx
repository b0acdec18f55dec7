import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'

/** A count on the corner of what it counts, or a short word; nothing at zero, `99+` above the most. Read by a screen reader only with a label. */
export function Badge({ count, max = 99, flow, label }: { count: number | string; max?: number; flow?: boolean; label?: string }) {
  if (count === '' || (typeof count === 'number' && count <= 0)) return null
  return (
    <View className={cx('q-badge', flow && 'q-badge--flow')} {...a11y(label === undefined ? { hidden: true } : { label })}>
      {typeof count === 'number' && count > max ? `${max}+` : count}
    </View>
  )
}

/** Something new, without a number. */
export const Dot = () => <View className="q-dot" {...a11y({ hidden: true })} />
