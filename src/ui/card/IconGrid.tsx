import { View } from '@tarojs/components'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import './iconGrid.scss'

export type IconCell = {
  id: string
  icon: IconName
  title: string
  /** How much of it, or when. */
  text?: string
}

/** What somebody has or gets, one beside the other under an icon each: names alone four to a line, told ones as many as have room. */
export function IconGrid({ cells }: { cells: readonly IconCell[] }) {
  const isTold = cells.some(({ text }) => text !== undefined)
  return (
    <View className={cx('q-icon-grid', isTold && 'q-icon-grid--told')}>
      {cells.map(({ id, icon, title, text }) => (
        <View key={id} className="q-icon-grid__cell">
          <View className="color-coin row">
            <Icon name={icon} size={isTold ? 26 : 28} />
          </View>
          <View>
            <View className={isTold ? 'text-13 weight-medium color-title' : 'text-12 color-body'}>{title}</View>
            {isTold && <View className="text-12 color-secondary">{text}</View>}
          </View>
        </View>
      ))}
    </View>
  )
}
