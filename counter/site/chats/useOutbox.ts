import { useState } from 'react'
import { chat, type StaffCard, type StaffChatForm } from '../../contract/chat'
import { ask } from '../client/ask'
import { draftOf } from '../client/drafts'
import { queries } from '../client/useAsk'
import { recordKey } from './useRecord'

/** What was sent and is not stored yet; `problem` says why not, and is empty while it is on its way. */
export type Outgoing = { clientId: string; form: StaffChatForm; card?: StaffCard; problem: string }

/** Where the page was closed before an answer came, nobody knows whether it was stored: sent again it is the same message. */
const UNKNOWN = '没有收到回应，可以再发一次'

function read(text: string | null): Outgoing[] {
  try {
    return (JSON.parse(text ?? '[]') as Outgoing[]).map((one) => ({ ...one, problem: one.problem || UNKNOWN }))
  } catch {
    return []
  }
}

type Sending = {
  conversationId: string
  staffId: string
  /** Has the conversation taken where it is in nobody's hand. */ take: () => Promise<unknown>
}

/** Sends, and keeps what did not get through until it is sent again or thrown away, also over another conversation and a reload. */
export function useOutbox({ conversationId, staffId, take }: Sending) {
  const kept = draftOf(staffId, `chat:${conversationId}:outbox`)
  const [outgoing, setOutgoing] = useState(() => read(kept.read()))
  const change = (next: (before: Outgoing[]) => Outgoing[]) =>
    setOutgoing((before) => {
      const after = next(before)
      if (after.length === 0) kept.drop()
      else kept.keep(JSON.stringify(after))
      return after
    })
  const drop = (clientId: string) => change((all) => all.filter((one) => one.clientId !== clientId))
  const deliver = async (one: Outgoing): Promise<void> => {
    const say = (problem: string) => change((all) => [...all.filter(({ clientId }) => clientId !== one.clientId), { ...one, problem }])
    say('')
    try {
      await take()
      await ask(chat.send, { params: { conversationId }, body: one.form })
      await queries.refetchQueries({ queryKey: recordKey(conversationId) })
      drop(one.clientId)
      void queries.invalidateQueries({ queryKey: [chat.list.line] })
    } catch (error) {
      say((error as Error).message)
    }
  }
  return { outgoing, deliver, drop }
}

/** By what a message is called until it is stored, and for ever after. */
export const newClientId = () => crypto.randomUUID()
