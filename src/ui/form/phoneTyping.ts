import { phoneDigits } from '@/lib/phoneDigits'
import type { Typing } from './typingTypes'

type Field = { kind: Typing; maxLength: number }

/** Characters of a phone number as people write and copy it, `+86 138-0000-1111`: cut to eleven it would lose its end. */
const PASTED_PHONE = 24

/** How many characters the keyboard and the clipboard may bring; a phone number that is whole takes no more. */
export const roomFor = ({ kind, value, maxLength }: Field & { value: string }) =>
  kind === 'phone' && value.length < maxLength ? PASTED_PHONE : maxLength

/** What a field keeps of what was typed or pasted: of a phone number its digits. */
export const typed = (text: string, { kind, maxLength }: Field) => (kind === 'phone' ? phoneDigits(text).slice(0, maxLength) : text)
