import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '../element/a11y'
import { CheckMark } from './Checkbox'
import { Chip } from '../press/Chip'
import { cx } from '../element/cx'
import { Press } from '../press/Press'
import { roving } from '../element/roving'

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
          className={cx('q-cell q-choice--tail', option.disabled && 'color-caption')}
          role="radio"
          checked={option.value === value}
          disabled={option.disabled}
          tabStop={option.value === stop}
          onPress={() => onChange(option.value)}
        >
          <View className="grow">
            <View className="text-16 color-title">{option.text}</View>
            {option.note !== undefined && <View className="text-12 color-secondary margin-top-2">{option.note}</View>}
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
    <View className={cx('row wrap gap-8', className)} {...a11y({ role: 'radiogroup', label })} {...roving('radio')}>
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
