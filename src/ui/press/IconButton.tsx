import { View } from '@tarojs/components'
import { Badge } from '../text/Badge'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Press } from './Press'
import type { PressProps } from './pressTypes'
import { usePress } from './usePress'

type Props = Pick<PressProps, 'className' | 'disabled' | 'selected' | 'openType' | 'onDetail' | 'href'> & {
  name: IconName
  /** What it does, for a screen reader and for everyone where `words` stand below. */
  label: string
  onPress?: () => unknown
  size?: number
  /** Words under the icon. */
  words?: string
  badge?: number
  /** On a white disc, over a picture. */
  disc?: boolean
}

/** An icon to press; 44 points to a finger, 52 in elder mode. */
export function IconButton({ name, label, onPress, size = 24, words, badge = 0, disc, className, ...rest }: Props) {
  const { press, busy } = usePress(onPress, { quiet: true })
  const icon = <Icon name={name} size={size} />
  const said = badge > 0 ? `${label} ${badge} 件` : label
  return (
    <Press {...rest} className={cx('q-icon-button', className)} label={said} busy={busy || undefined} onPress={press}>
      {disc ? <View className="q-disc">{icon}</View> : icon}
      {words}
      <Badge count={badge} />
    </Press>
  )
}
