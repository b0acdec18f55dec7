import { Textarea } from '@tarojs/components'
import { a11y } from '../../element/a11y'
import type { MessageInputProps } from '../textInputTypes'
import './messageInput.scss'

/**
 * Where a message is typed: it grows with its lines, and the keyboard's own button sends. The keyboard lies over the page: it tells its height,
 * in points, for the bar below to stand above it.
 */
export const MessageInput = ({ label, value, onChange, onSend, onKeyboard, maxLength, placeholder }: MessageInputProps) => (
  <Textarea
    className="q-message"
    value={value}
    placeholder={placeholder}
    placeholderClass="q-placeholder"
    maxlength={maxLength}
    autoHeight
    adjustPosition={false}
    showConfirmBar={false}
    disableDefaultPadding
    confirmType="send"
    confirmHold
    onInput={({ detail }) => onChange(detail.value.slice(0, maxLength))}
    onConfirm={() => onSend()}
    onKeyboardHeightChange={({ detail }) => onKeyboard(detail.height)}
    {...a11y({ label })}
  />
)
