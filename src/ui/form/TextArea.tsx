import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { useDomId } from '../element/domId'
import { ErrorLine } from './ErrorLine'
import { MultilineInput } from './MultilineInput'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
  placeholder?: string
  error?: string | undefined
  disabled?: boolean
  /** Whether the keyboard comes to it now; `useForm` sets it on the first problem. */
  focus?: boolean
  onBlur?: () => void
}

/** A longer text, with how much of it is written. */
export function TextArea({
  label,
  value,
  onChange,
  maxLength = 200,
  placeholder = `请填写${label}`,
  error,
  disabled,
  focus,
  onBlur,
}: Props) {
  const note = `${useDomId('area')}-note`
  return (
    <View>
      <View className="q-textarea">
        <MultilineInput
          label={label}
          value={value}
          onChange={onChange}
          maxLength={maxLength}
          placeholder={placeholder}
          disabled={disabled}
          focus={focus}
          onBlur={onBlur}
          invalid={error !== undefined}
          describedBy={error === undefined ? undefined : note}
        />
        <View
          className={cx('q-textarea__count num', value.length >= maxLength && 'color-rx')}
          {...a11y({ label: `已写 ${value.length} 字，最多 ${maxLength} 字`, role: 'img' })}
        >
          {value.length}/{maxLength}
        </View>
      </View>
      {error !== undefined && (
        <ErrorLine id={note} flat>
          {error}
        </ErrorLine>
      )}
    </View>
  )
}
