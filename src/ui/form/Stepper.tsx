import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { a11y } from '../element/a11y'
import { clamp } from '../element/clamp'
import { cx } from '../element/cx'
import { Icon } from '../icons/Icon'
import { Press } from '../press/Press'
import { TextInput } from './TextInput'
import { toast } from '../feedback/toast'

type Props = {
  value: number
  onChange: (value: number) => unknown
  min?: number
  max?: number
  disabled?: boolean
  /** What is counted. */
  label?: string
  /** Why there is no more: 每人限购 5 盒. */
  whyMax?: string
  /** Why there is no less; 最少 1 件 unless told otherwise. */
  whyMin?: string
}

/** A number of pieces, by tap or by typing. It clamps to its range and says why (specification 1, section 3). */
export function Stepper({ value, onChange, min = 1, max = 999, disabled, label = '数量', whyMax, whyMin }: Props) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const set = (wanted: number) => {
    const to = clamp(wanted, { min, max })
    setTyped(String(to))
    if (wanted > max) toast(whyMax ?? `最多 ${max} 件`)
    if (wanted < min) toast(whyMin ?? `最少 ${min} 件`)
    if (to !== value) void onChange(to)
  }
  const leave = () => (/^\d+$/.test(typed) ? set(Number(typed)) : setTyped(String(value)))
  const least = disabled || value <= min
  const most = disabled || value >= max
  return (
    <View className="q-stepper" {...a11y({ role: 'group', label })}>
      <Press className={cx('q-stepper__button', least && 'off')} label={`减少${label}`} disabled={disabled} onPress={() => set(value - 1)}>
        <Icon name="minus" size={16} />
      </Press>
      <TextInput
        className="q-stepper__number"
        label={label}
        kind="number"
        value={typed}
        onChange={setTyped}
        disabled={disabled}
        maxLength={4}
        onBlur={leave}
        onConfirm={leave}
      />
      <Press
        className={cx('q-stepper__button more', most && 'off')}
        label={`增加${label}`}
        disabled={disabled}
        onPress={() => set(value + 1)}
      >
        <Icon name="plus" size={16} />
      </Press>
    </View>
  )
}
