import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { cx } from './cx'
import { Icon } from './Icon'
import { Press } from './Press'
import { usePress } from './usePress'

type Props = {
  on: boolean
  onChange: (on: boolean) => unknown
  /** Words beside it: the whole row is the target. */
  children?: ReactNode
  /** What is chosen, where no words stand beside it. */
  label?: string
  disabled?: boolean | undefined
  square?: boolean
  className?: string
}

/** The round mark of something chosen. */
export const CheckMark = ({ on, disabled, square }: { on: boolean; disabled?: boolean | undefined; square?: boolean | undefined }) => (
  <View className={cx('q-check', on && 'on', disabled && 'dis', square && 'q-check--sq')} {...a11y({ hidden: true })}>
    {on && <Icon name="check" size={16} />}
  </View>
)

/** Chooses one thing or not. Consent boxes start unticked. */
export function Checkbox({ on, onChange, children, label, disabled, square, className }: Props) {
  const { press } = usePress(() => onChange(!on), { quiet: true })
  return (
    <Press
      className={cx('q-choice', children === undefined && 'q-choice--bare', className)}
      role="checkbox"
      checked={on}
      label={label}
      disabled={disabled}
      onPress={press}
    >
      <CheckMark on={on} disabled={disabled} square={square} />
      {children !== undefined && <View className="grow">{children}</View>}
    </Press>
  )
}
