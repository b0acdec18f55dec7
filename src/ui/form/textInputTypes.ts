import type { Typing } from './typingTypes'

export type TextInputProps = {
  /** What a screen reader calls it. */
  label: string
  value: string
  onChange: (text: string) => void
  kind?: Typing
  id?: string
  className?: string
  placeholder?: string
  maxLength?: number
  disabled?: boolean | undefined
  invalid?: boolean
  describedBy?: string | undefined
  autoComplete?: string | undefined
  /** Brings the keyboard here when it becomes true. */
  focus?: boolean | undefined
  onBlur?: (() => void) | undefined
  /** The keyboard's own button, or Enter. */
  onConfirm?: (() => unknown) | undefined
}

export type MultilineInputProps = Pick<
  TextInputProps,
  'label' | 'value' | 'onChange' | 'disabled' | 'invalid' | 'describedBy' | 'focus' | 'onBlur'
> & {
  maxLength: number
  placeholder: string
}

export type MessageInputProps = Pick<TextInputProps, 'label' | 'value' | 'onChange'> & {
  maxLength: number
  placeholder: string
  /** The keyboard's own button, or Enter. */
  onSend: () => void
  /** How much the keyboard covers of the page from below, in points, where the page does not make room for it by itself; 0 when it is gone. */
  onKeyboard: (height: number) => void
}
