import { useEffect, useRef } from 'react'
import { a11y } from '../element/a11y'
import type { MultilineInputProps } from './textInputTypes'

/** Several lines to type in, on the browser's own element: Taro's is a web component that arrives late. */
export function MultilineInput({ label, onChange, invalid, describedBy, focus, ...rest }: MultilineInputProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focus) area.current?.focus()
  }, [focus])
  return (
    <textarea
      {...rest}
      ref={area}
      className="q-control q-textarea__input"
      onChange={(event) => onChange(event.target.value)}
      {...a11y({ label, invalid: invalid || undefined, describedBy })}
    />
  )
}
