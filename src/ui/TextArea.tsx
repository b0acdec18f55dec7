import { Textarea, View } from '@tarojs/components'
import { a11y } from './a11y'
import { cx } from './cx'
import { ErrorLine } from './ErrorLine'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  maxLength?: number
  placeholder?: string
  error?: string | undefined
  disabled?: boolean
}

/** A longer text, with how much of it is written. */
export function TextArea({ label, value, onChange, maxLength = 200, placeholder, error, disabled }: Props) {
  return (
    <View>
      <View className="q-area">
        <Textarea
          className="q-area__in"
          value={value}
          placeholder={placeholder ?? `请填写${label}`}
          maxlength={maxLength}
          disabled={disabled ?? false}
          onInput={({ detail }) => onChange(detail.value.slice(0, maxLength))}
          placeholderClass="q-ph"
          {...a11y({ label, invalid: error !== undefined || undefined })}
        />
        <View
          className={cx('q-area__n num', value.length >= maxLength && 'ca')}
          {...a11y({ label: `已写 ${value.length} 字，最多 ${maxLength} 字`, role: 'img' })}
        >
          {value.length}/{maxLength}
        </View>
      </View>
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
    </View>
  )
}
