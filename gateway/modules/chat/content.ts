import type { CardKind } from '../../../src/contract/chat'

/** What a message is, as `chat_messages` seals it. */
export type ChatContent =
  { kind: 'text'; text: string } | { kind: 'picture'; picture: string } | { kind: 'card'; card: { kind: CardKind; code: string } }

/** What a row of `left_messages` seals. */
export type LeftContent = { text: string; phone: string | null; answer: string | null }

/** What a row of `chat_handovers` seals. */
export type HandoverContent = { text: string }
