import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { track } from '@/platform/analytics'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { Press } from './Press'
import type { PressProps } from './pressTypes'
import { usePress } from './usePress'

type Props = Pick<PressProps, 'label' | 'disabled' | 'openType' | 'onDetail' | 'className' | 'id'> & {
  children: ReactNode
  /** While it runs the button is busy and deaf; when it rejects the shopper reads why, beside the button or in a dialog. */
  onPress?: () => unknown
  kind?: 'primary' | 'soft' | 'outline' | 'brandOutline' | 'gold' | 'rx' | 'danger' | 'text'
  /** 48, 40 and 32 high; 32 is still 44 to a finger. */
  size?: 'l' | 'm' | 's'
  /** As wide as its place. */
  block?: boolean
  /** Takes the room left in a row. */
  grow?: boolean
  icon?: IconName
  /** A second, smaller line. */
  sub?: string
  /** Where it says why it failed: in a dialog unless told otherwise; `inline`, beside it, for forms. */
  says?: 'dialog' | 'inline'
  /** Without the global overlay while it runs. */
  quiet?: boolean
}

/** The shop's button. One filled one a screen; in a bar the primary one is right-most. */
export function Button({
  children,
  onPress,
  kind = 'primary',
  size = 'l',
  block,
  grow,
  icon,
  sub,
  says,
  quiet,
  disabled,
  label,
  className,
  ...rest
}: Props) {
  const { press, busy, why } = usePress(onPress, { says, quiet })
  const tap = () => {
    track({ type: 'tap', name: typeof children === 'string' ? children : '' })
    return press()
  }
  const look = cx('q-btn', kind !== 'primary' && `q-btn--${kind}`, size !== 'l' && `q-btn--${size}`, disabled && 'q-btn--off')
  const button = (
    <Press
      {...rest}
      label={label ?? (disabled && typeof children === 'string' ? children : undefined)}
      className={cx(look, block && 'q-btn--block', grow && !why && 'grow', className)}
      hoverClass="q-btn--hover"
      disabled={disabled}
      busy={busy || undefined}
      onPress={tap}
    >
      <View className={cx('q-btn__face', sub !== undefined && 'q-btn--stack', busy && 'q-btn__face--away')}>
        {icon && <Icon name={icon} size={size === 's' ? 16 : 18} />}
        {children}
        {sub !== undefined && <View className="q-btn__sub">{sub}</View>}
      </View>
      {busy && <View className="q-btn__busy q-spin" />}
    </Press>
  )
  if (!why) return button
  return (
    <View className={cx(grow && 'grow')}>
      {button}
      <View className="q-why" {...a11y({ role: 'alert' })}>
        <Icon name="warning" size={14} />
        {why}
      </View>
    </View>
  )
}
