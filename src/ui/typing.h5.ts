import type { Typing } from './typingTypes'

const MODES = { phone: 'tel', number: 'numeric', digit: 'decimal', code: 'numeric' } as const

/*
 * Never `type="number"`: it drops leading zeros and takes "e". The keyboard follows `inputMode`; the SMS code is offered by the
 * system (`one-time-code`), and pasting is never prevented.
 */
export function typing(kind: Typing, autoComplete?: string): Record<string, string | boolean> {
  const mode = MODES[kind as keyof typeof MODES]
  return {
    type: kind === 'phone' ? 'tel' : kind === 'search' ? 'search' : 'text',
    ...(kind === 'password' && { password: true }),
    ...(mode && { inputMode: mode }),
    autoComplete: autoComplete ?? (kind === 'code' ? 'one-time-code' : kind === 'phone' ? 'tel' : 'off'),
  }
}
