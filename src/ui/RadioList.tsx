import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from './a11y'
import { CheckMark } from './Checkbox'
import { Chip } from './Chip'
import { cx } from './cx'
import { Press } from './Press'
import { roving } from './roving'

export type Option<Value extends string | number> = { value: Value; text: ReactNode; note?: ReactNode; disabled?: boolean }

type Props<Value extends string | number> = {
  /** What is asked. */
  label: string
  options: ReadonlyArray<Option<Value>>
  value: Value | undefined
  onChange: (value: Value) => unknown
  className?: string
}

const stopAt = <Value extends string | number>(options: ReadonlyArray<Option<Value>>, value: Value | undefined) =>
  options.find((option) => option.value === value)?.value ?? options.find((option) => !option.disabled)?.value

/** One of several, as rows; the whole row is the target. */
export function RadioList<Value extends string | number>({ label, options, value, onChange, className }: Props<Value>) {
  const stop = stopAt(options, value)
  return (
    <View className={className} {...a11y({ role: 'radiogroup', label })} {...roving('radio')}>
      {options.map((option) => (
        <Press
          key={option.value}
          className={cx('q-cell q-choice--tail', option.disabled && 'c4')}
          role="radio"
          checked={option.value === value}
          disabled={option.disabled}
          tabStop={option.value === stop}
          onPress={() => onChange(option.value)}
        >
          <View className="grow">
            <View className="t16 c1">{option.text}</View>
            {option.note !== undefined && <View className="t12 c3 mt2">{option.note}</View>}
          </View>
          <CheckMark on={option.value === value} disabled={option.disabled} />
        </Press>
      ))}
    </View>
  )
}

/** One of several short words, as chips. */
export function RadioChips<Value extends string | number>({ label, options, value, onChange, className }: Props<Value>) {
  return (
    <View className={cx('row wrap g8', className)} {...a11y({ role: 'radiogroup', label })} {...roving('radio')}>
      {options.map((option) => (
        <Chip
          key={option.value}
          role="radio"
          on={option.value === value}
          off={option.disabled ?? false}
          onPress={() => onChange(option.value)}
        >
          {option.text}
        </Chip>
      ))}
    </View>
  )
}
