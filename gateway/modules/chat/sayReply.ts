import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { append, type ChatRow } from './append'
import type { RobotReply } from './robotReply'

type Saying = { ring: KeyRing; conversationId: string; reply: Pick<RobotReply, 'said'>; clientId?: string; now: Date }

/** Writes what the robot says, and the card of what it speaks of. */
export async function sayReply(tx: Transaction, { ring, conversationId, reply: { said }, clientId, now }: Saying): Promise<ChatRow[]> {
  if (!said) return []
  const { text, card, about, offers } = said
  const base = { ring, conversationId, sender: 'robot', now } as const
  const answer = await append(tx, {
    ...base,
    ...(clientId !== undefined && { clientId }),
    content: { kind: 'text', text, robot: { about, offers } },
  })
  return card ? [answer.message, (await append(tx, { ...base, content: { kind: 'card', card } })).message] : [answer.message]
}
