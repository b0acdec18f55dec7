import { useState } from 'react'
import type { StaffMessage } from '../../contract/chat'

type Watching = { messages: readonly StaffMessage[]; staffId: string; hasText: boolean }

/** Who of the colleagues has written into a conversation since one began to type; nothing once that was seen. */
export function useTwoPeople({ messages, staffId, hasText }: Watching) {
  const last = messages.at(-1)?.seq ?? 0
  const [began, setBegan] = useState<number>()
  if (hasText && began === undefined && messages.length > 0) setBegan(last)
  if (!hasText && began !== undefined) setBegan(undefined)
  const other = [...messages]
    .reverse()
    .find(({ seq, sender, by }) => sender === 'staff' && by?.staffId !== staffId && seq > (began ?? last))
  return { answeredBy: began === undefined ? undefined : other?.by?.name, seen: () => setBegan(last) }
}
