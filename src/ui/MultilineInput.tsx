import { Textarea } from '@tarojs/components'
import { a11y } from './a11y'
import type { MultilineInputProps } from './textInputTypes'

/** Several lines to type in, on WeChat's own element. */
export const MultilineInput = ({ label, value, onChange, maxLength, placeholder, disabled, invalid, describedBy }: MultilineInputProps) => (
  <Textarea
    className="q-area__in"
    value={value}
    placeholder={placeholder}
    placeholderClass="q-ph"
    maxlength={maxLength}
    disabled={disabled ?? false}
    onInput={({ detail }) => onChange(detail.value.slice(0, maxLength))}
    {...a11y({ label, invalid: invalid || undefined, describedBy })}
  />
)
