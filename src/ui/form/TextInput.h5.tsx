import { useEffect, useRef } from 'react'
import { a11y } from '../element/a11y'
import { cx } from '../element/cx'
import { roomFor, typed } from './phoneTyping'
import type { TextInputProps } from './textInputTypes'

const MODES = { phone: 'tel', number: 'numeric', digit: 'decimal', code: 'numeric', search: 'search' } as const
const TYPES = { phone: 'tel', password: 'password', search: 'search' } as const
const COMPLETED = { phone: 'tel', code: 'one-time-code' } as const
const of = <Value extends string>(table: Partial<Record<string, Value>>, kind: string): Value | undefined => table[kind]

/*
 * One line to type in. Never `type="number"`: it drops leading zeros and takes "e"; the keyboard follows `inputMode`. The SMS code is
 * offered by the system (`one-time-code`), and pasting is never prevented.
 */
export function TextInput({
  className,
  label,
  value,
  onChange,
  kind = 'text',
  focus,
  onConfirm,
  maxLength = 140,
  invalid,
  describedBy,
  autoComplete,
  ...rest
}: TextInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  return (
    <input
      {...rest}
      className={cx('q-control', className)}
      ref={input}
      type={of(TYPES, kind) ?? 'text'}
      inputMode={of(MODES, kind)}
      autoComplete={autoComplete ?? of(COMPLETED, kind) ?? 'off'}
      enterKeyHint={kind === 'search' ? 'search' : undefined}
      maxLength={roomFor({ kind, value, maxLength })}
      value={value}
      onChange={(event) => onChange(typed(event.target.value, { kind, maxLength }))}
      // Enter that ends the choice of a Chinese word confirms nothing.
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && void onConfirm?.()}
      {...a11y({ label, invalid: invalid || undefined, describedBy })}
    />
  )
}
