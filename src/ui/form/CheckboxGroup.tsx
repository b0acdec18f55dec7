import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { Checkbox } from './Checkbox'
import type { Option } from './RadioList'

type Props<Value extends string | number> = {
  /** What is asked. */
  label: string
  options: ReadonlyArray<Option<Value>>
  value: readonly Value[]
  /** What is chosen now, in the order of the options. */
  onChange: (value: Value[]) => unknown
  /** At most so many; the others cannot be chosen until one is given back. */
  max?: number
  className?: string
}

/** Several of many, as rows; the whole row is the target. */
export function CheckboxGroup<Value extends string | number>({ label, options, value, onChange, max = Infinity, className }: Props<Value>) {
  const full = value.length >= max
  const set = (one: Value, on: boolean) =>
    onChange(options.map((option) => option.value).filter((other) => (other === one ? on : value.includes(other))))
  return (
    <View className={className ?? ''} {...a11y({ role: 'group', label })}>
      {options.map((option) => {
        const on = value.includes(option.value)
        return (
          <Checkbox
            key={option.value}
            square
            className="q-cell"
            on={on}
            disabled={option.disabled === true || (full && !on)}
            onChange={(to) => set(option.value, to)}
          >
            <View className="text-16 color-title">{option.text}</View>
            {option.note !== undefined && <View className="text-12 color-secondary margin-top-2">{option.note}</View>}
          </Checkbox>
        )
      })}
    </View>
  )
}
