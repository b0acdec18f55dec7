import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { Press } from '../press/Press'
import { usePress } from '../press/usePress'

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
      {!hidesLabel && <View className="text-14 color-title">{label}</View>}
      <View className={cx('q-switch', on && 'on', (disabled || busy) && 'disabled')} {...a11y({ hidden: true })} />
    </Press>
  )
}
