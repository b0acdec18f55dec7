import { Textarea } from '@tarojs/components'
import { a11y } from '../element/a11y'
import type { MultilineInputProps } from './textInputTypes'

/** Several lines to type in, on WeChat's own element. */
export const MultilineInput = ({
  label,
  value,
  onChange,
  maxLength,
  placeholder,
  disabled,
  invalid,
  describedBy,
  focus,
  onBlur,
}: MultilineInputProps) => (
  <Textarea
    className="q-textarea__input"
    value={value}
    placeholder={placeholder}
    placeholderClass="q-placeholder"
    maxlength={maxLength}
    disabled={disabled ?? false}
    disableDefaultPadding
    focus={focus ?? false}
    onInput={({ detail }) => onChange(detail.value.slice(0, maxLength))}
    onBlur={() => onBlur?.()}
    {...a11y({ label, invalid: invalid || undefined, describedBy })}
  />
)
