import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chat, HEARTBEAT_SECONDS, type Colleague } from '../../contract/chat'
import { consultation } from '../../contract/consultation'
import { SECOND } from '../../../src/lib/duration'
import { ask } from '../client/ask'
import { useLocked } from '../client/lock'
import { queries } from '../client/useAsk'
import { recordKey } from './useRecord'

type Sitting = { conversationId: string; holder: Colleague | null; staffId: string; /** The last message that is shown. */ seq: number }

/**
 * Who is in the open conversation. Whoever is says so every twenty seconds, as long as the page is looked at, and that what is shown is read;
 * that keeps them in their other conversations, too.
 */
export function useSeat({ conversationId, holder, staffId, seq }: Sitting) {
  const isMine = holder?.staffId === staffId
  const read = useRef(0)
  const { refetch } = useQuery({
    queryKey: [chat.heartbeat.line, conversationId],
    queryFn: () => ask(chat.heartbeat, { params: { conversationId }, query: { seq } }),
    enabled: !useLocked(),
    refetchInterval: HEARTBEAT_SECONDS * SECOND,
  })
  useEffect(() => {
    if (isMine && seq > read.current) {
      read.current = seq
      void refetch()
    }
  }, [isMine, seq, refetch])
  const take = async () => {
    if (isMine) return
    await ask(chat.take, { params: { conversationId } })
    await queries.refetchQueries({ queryKey: recordKey(conversationId) })
    // Before it is taken there is nothing to be read of a consultation.
    for (const { line } of [chat.list, chat.detail, consultation.case]) void queries.invalidateQueries({ queryKey: [line] })
  }
  return { isMine, take }
}
