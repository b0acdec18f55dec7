import { rowOf, type KeyRing } from '../../lib/keyRing'
import { openText, sealText, type Sealed } from '../../kernel/sealedText'
import { messages } from './schema'
import { filled } from './words'

const placeOf = (messageId: string) => ({ ...rowOf(messages, messageId), column: messages.patientName.name })

/** Whom a message tells of, as its row keeps it. */
export const sealedPatient = (ring: KeyRing, messageId: string, name: string): Sealed => sealText(ring, placeOf(messageId), name)

type Told = Pick<typeof messages.$inferSelect, 'messageId' | 'patientName' | 'title' | 'text'>

/** What a message says, for its member: with the patient it tells of. */
export function textsWithPatient(ring: KeyRing, { messageId, patientName, title, text }: Told): { title: string; text: string } {
  const words: Record<string, string> = patientName ? { patientName: openText(ring, placeOf(messageId), patientName) } : {}
  return { title: filled(title, words), text: filled(text, words) }
}
