import { useLayoutEffect, useRef } from 'react'
import { a11y } from '../../element/a11y'
import type { MessageInputProps } from '../textInputTypes'
import './messageInput.scss'

/** Where a message is typed: it grows with its lines up to five, and Enter sends. */
export function MessageInput({ label, value, onChange, onSend, maxLength, placeholder }: MessageInputProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const box = area.current
    if (!box) return
    box.style.height = 'auto'
    box.style.height = `${box.scrollHeight}px`
  }, [value])
  return (
    <textarea
      ref={area}
      rows={1}
      className="q-control q-message"
      value={value}
      maxLength={maxLength}
      placeholder={placeholder}
      enterKeyHint="send"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Enter that ends the choice of a Chinese word sends nothing.
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        onSend()
      }}
      {...a11y({ label })}
    />
  )
}
