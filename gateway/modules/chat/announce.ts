import type { Transaction } from '../../db/open'
import { announce } from '../../kernel/live/live'

type Changed = { conversationId: string; /** Whether who waits may have changed. */ queue: boolean }

/** Whoever follows this conversation looks at it again, once the transaction has ended well. */
export function announceConversation(tx: Transaction, { conversationId, queue }: Changed): void {
  announce(tx, { kind: 'conversation', conversationId })
  if (queue) announce(tx, { kind: 'queue' })
}
