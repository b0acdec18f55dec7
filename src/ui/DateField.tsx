import { Picker } from '@tarojs/components'
import { FieldRow } from './FieldRow'
import { dateLimits, type DateFieldProps } from './dateLimits'

/** A day, chosen on WeChat's own wheel; ±50 years unless told otherwise. */
export function DateField({ label, value, onChange, min, max, required, error, placeholder, focus }: DateFieldProps) {
  const { from, to } = dateLimits({ min, max })
  return (
    <Picker mode="date" value={value ?? ''} start={from} end={to} onChange={({ detail }) => onChange(detail.value)}>
      <FieldRow
        label={label}
        value={value}
        required={required ?? false}
        error={error}
        placeholder={placeholder ?? `请选择${label}`}
        focus={focus ?? false}
        onPress={() => undefined}
      />
    </Picker>
  )
}
