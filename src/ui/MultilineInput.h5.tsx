import { a11y } from './a11y'
import type { MultilineInputProps } from './textInputTypes'

/** Several lines to type in, on the browser's own element: Taro's is a web component that arrives late. */
export const MultilineInput = ({ label, value, onChange, maxLength, placeholder, disabled, invalid, describedBy }: MultilineInputProps) => (
  <textarea
    className="q-area__in"
    value={value}
    placeholder={placeholder}
    maxLength={maxLength}
    disabled={disabled}
    onChange={(event) => onChange(event.target.value)}
    {...a11y({ label, invalid: invalid || undefined, describedBy })}
  />
)
