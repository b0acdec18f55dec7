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

/** A longer text, with how much of it is written. The browser's own element: Taro's is a web component that arrives late. */
export function TextArea({ label, value, onChange, maxLength = 200, placeholder, error, disabled }: Props) {
  return (
    <div>
      <div className="q-area">
        <textarea
          className="q-area__in"
          value={value}
          placeholder={placeholder ?? `请填写${label}`}
          maxLength={maxLength}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          {...a11y({ label, invalid: error !== undefined || undefined })}
        />
        <div
          className={cx('q-area__n num', value.length >= maxLength && 'ca')}
          {...a11y({ label: `已写 ${value.length} 字，最多 ${maxLength} 字`, role: 'img' })}
        >
          {value.length}/{maxLength}
        </div>
      </div>
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
    </div>
  )
}
