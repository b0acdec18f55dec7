import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { chat, type ListedChat, type StaffMessage } from '../../contract/chat'
import { SECOND } from '../../../src/lib/duration'
import { ask, type ApiError } from '../client/ask'
import { useLocked } from '../client/lock'
import { queries } from '../client/useAsk'

/** While no socket tells of changes, the open conversation is looked at so often. */
const LOOK_MS = 3 * SECOND
/** With one a message that it lost is found all the same. */
const SLOW_LOOK_MS = 15 * SECOND
const PAGE_SIZE = 30

export type Kept = { messages: StaffMessage[]; hasMore: boolean }
export type Record = Kept & { chat: ListedChat; memberReadSeq: number }

export const recordKey = (conversationId: string) => [chat.record.line, conversationId]

/** The messages of a conversation: the last page, older ones where somebody asked, and whatever comes. */
export function useRecord(conversationId: string, { isTold }: { isTold: boolean }) {
  const kept = useRef<Kept>(undefined)
  const params = { conversationId }
  const page = (before: number) => ask(chat.record, { params, query: { before, size: PAGE_SIZE } })
  const look = async (): Promise<Record> => {
    const known = kept.current ?? toKept(await page(0))
    const changes = await ask(chat.changes, { params, query: { after: lastSeq(known.messages) } })
    kept.current = changes.reload ? toKept(await page(0)) : { ...known, messages: merged(known.messages, changes.results) }
    return { ...kept.current, chat: changes.chat, memberReadSeq: changes.memberReadSeq }
  }
  const read = useQuery<Record, ApiError>({
    queryKey: recordKey(conversationId),
    queryFn: look,
    enabled: !useLocked(),
    refetchInterval: isTold ? SLOW_LOOK_MS : LOOK_MS,
    placeholderData: undefined,
  })
  /** Reads the page before the oldest message that is shown. */
  const older = async () => {
    const shown = kept.current
    const first = shown?.messages[0]
    if (!shown || !first) return
    const { results, hasMore } = await page(first.seq)
    kept.current = { messages: merged(results, kept.current?.messages ?? []), hasMore }
    const now = kept.current
    queries.setQueryData<Record>(recordKey(conversationId), (before) => before && { ...before, ...now })
  }
  return { read, older }
}

const toKept = ({ results, hasMore }: { results: StaffMessage[]; hasMore: boolean }): Kept => ({ messages: results, hasMore })
export const lastSeq = (messages: readonly StaffMessage[]) => messages.at(-1)?.seq ?? 0

/** Both, each message once, in their order. */
export function merged(one: readonly StaffMessage[], other: readonly StaffMessage[]): StaffMessage[] {
  const bySeq = new Map([...one, ...other].map((message) => [message.seq, message]))
  return [...bySeq.values()].sort((left, right) => left.seq - right.seq)
}
