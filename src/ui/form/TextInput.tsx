import { Input } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { roomFor, typed } from './phoneTyping'
import type { TextInputProps } from './textInputTypes'
import type { Typing } from './typingTypes'

const TYPES = {
  text: 'text',
  phone: 'number',
  number: 'number',
  digit: 'digit',
  idcard: 'idcard',
  password: 'text',
  code: 'number',
  search: 'text',
} as const satisfies Record<Typing, string>

/** One line to type in, with WeChat's keyboards. */
export function TextInput({
  label,
  value,
  onChange,
  kind = 'text',
  id,
  className,
  placeholder,
  maxLength = 140,
  disabled,
  focus,
  onBlur,
  onConfirm,
}: TextInputProps) {
  return (
    <Input
      {...(id !== undefined && { id })}
      className={className ?? ''}
      type={TYPES[kind]}
      password={kind === 'password'}
      confirmType={kind === 'search' ? 'search' : 'done'}
      value={value}
      placeholder={placeholder ?? ''}
      placeholderClass="q-placeholder"
      maxlength={roomFor({ kind, value, maxLength })}
      disabled={disabled ?? false}
      focus={focus ?? false}
      onInput={({ detail }) => onChange(typed(detail.value, { kind, maxLength }))}
      onBlur={() => onBlur?.()}
      onConfirm={() => void onConfirm?.()}
      {...a11y({ label })}
    />
  )
}
