import type { Typing } from './typingTypes'

const TYPES: Readonly<Record<Typing, string>> = {
  text: 'text',
  phone: 'number',
  number: 'number',
  digit: 'digit',
  idcard: 'idcard',
  password: 'text',
  code: 'number',
  search: 'text',
}

/** WeChat's keyboards, and the colour of its placeholder. */
export const typing = (kind: Typing, _autoComplete?: string): Record<string, string | boolean> => ({
  type: TYPES[kind],
  ...(kind === 'password' && { password: true }),
  placeholderClass: 'q-ph',
})
