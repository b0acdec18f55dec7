import { Input } from 'antd'

export const CODE_DIGITS = 6
const BOXES = Array.from({ length: CODE_DIGITS }, (_none, place) => place)

type Props = {
  /** From the form. */
  id?: string
  value?: string
  onChange?: (code: string) => void
  /** All of it is typed. */
  onFull: (code: string) => void
}

/** One field for a one-time code, drawn as a box a digit: pasting, the keyboard's own suggestion and screen readers meet a single field. */
export function CodeField({ id, value = '', onChange, onFull }: Props) {
  const type = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, CODE_DIGITS)
    onChange?.(code)
    if (code.length === CODE_DIGITS && code !== value) onFull(code)
  }
  return (
    <div className="code-field">
      <Input
        id={id}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={({ target }) => type(target.value)}
      />
      <div className="code-field__boxes" aria-hidden>
        {BOXES.map((place) => (
          <span key={place} className={place === Math.min(value.length, CODE_DIGITS - 1) ? 'code-field__next' : undefined}>
            {value[place]}
          </span>
        ))}
      </div>
    </div>
  )
}
