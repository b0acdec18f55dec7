import { View } from '@tarojs/components'
import { useEffect, type ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { focusOn } from '../element/focusOn'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'
import { usePress } from '../press/usePress'

type Props = {
  on: boolean
  onChange: (on: boolean) => unknown
  /** Words beside it: the whole row is the target. */
  children?: ReactNode
  /** What is chosen, where no words stand beside it. */
  label?: string
  disabled?: boolean | undefined
  square?: boolean
  /** Whether the reader's place comes to it now: it is the first problem of a form. */
  focus?: boolean
  className?: string
}

/** The round mark of something chosen. */
export const CheckMark = ({ on, disabled, square }: { on: boolean; disabled?: boolean | undefined; square?: boolean | undefined }) => (
  <View className={cx('q-check', on && 'on', disabled && 'disabled', square && 'q-check--square')} {...a11y({ hidden: true })}>
    {on && <Icon name="check" size={16} />}
  </View>
)

/** Chooses one thing or not. Consent boxes start unticked. */
export function Checkbox({ on, onChange, children, label, disabled, square, focus, className }: Props) {
  const id = useDomId('check')
  useEffect(() => {
    if (focus) focusOn(id)
  }, [focus, id])
  const { press } = usePress(() => onChange(!on), { quiet: true })
  return (
    <Press
      id={id}
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
