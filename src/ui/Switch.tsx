import { View } from '@tarojs/components'
import { a11y } from './a11y'
import { cx } from './cx'
import { Press } from './Press'
import { usePress } from './usePress'

type Props = {
  label: string
  on: boolean
  /** While it runs the switch is deaf; a rejection is told in a dialog. */
  onChange: (on: boolean) => unknown
  disabled?: boolean
  /** The words stand elsewhere; a screen reader still hears them. */
  hidesLabel?: boolean
}

/** Turns one thing on or off at once. */
export function Switch({ label, on, onChange, disabled, hidesLabel }: Props) {
  const { press, busy } = usePress(() => onChange(!on), { quiet: true })
  return (
    <Press
      className={cx('q-choice', hidesLabel ? 'q-choice--bare' : 'q-choice--tail')}
      role="switch"
      checked={on}
      label={label}
      disabled={disabled}
      busy={busy || undefined}
      onPress={press}
    >
      {!hidesLabel && <View className="t14 c1">{label}</View>}
      <View className={cx('q-switch', on && 'on', (disabled || busy) && 'dis')} {...a11y({ hidden: true })} />
    </Press>
  )
}
