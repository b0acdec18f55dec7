import type { CardKind, ChatOffer } from '../../../src/contract/chat'

/** What a line of the robot is about (a questionId, or a name of `robotReply.ts`), and what it offers next. */
export type RobotSaid = { about: string; offers: readonly ChatOffer[] }

/** What a message is, as `chat_messages` seals it. */
export type ChatContent =
  | { kind: 'text'; text: string; /** Of the robot's alone. */ robot?: RobotSaid }
  | { kind: 'picture'; picture: string }
  | { kind: 'card'; card: { kind: CardKind; code: string } }

/** What a row of `left_messages` seals. */
export type LeftContent = { text: string; phone: string | null; answer: string | null }

/** What a row of `chat_handovers` seals. */
export type HandoverContent = { text: string }
