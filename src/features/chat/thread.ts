import type { ChatMessage, Conversation } from '@/contract/chat'
import type { ToClient } from '@/contract/chatSocket'
import { last } from '@/lib/last'
import type { Outgoing } from './outgoing'

/** A conversation as this phone holds it. */
export type Thread = {
  conversation: Conversation | undefined
  /** Without a gap, in the order of `seq`; those before the first are read when they are scrolled to. */
  messages: readonly ChatMessage[]
  hasEarlier: boolean
  /** What was written here and is not among the messages yet, in the order in which it was written. */
  outgoing: readonly Outgoing[]
  /** More was missed than is told one by one: the record is to be read afresh. */
  mustReload: boolean
  /** Who of the pharmacy is writing just now. */
  typing: string | undefined
}

export const EMPTY: Thread = {
  conversation: undefined,
  messages: [],
  hasEarlier: false,
  outgoing: [],
  mustReload: false,
  typing: undefined,
}

export type ThreadEvent =
  /** The record was read afresh: the latest messages. */
  | { type: 'read'; conversation: Conversation; results: readonly ChatMessage[]; hasMore: boolean }
  | { type: 'earlier'; results: readonly ChatMessage[]; hasMore: boolean }
  | { type: 'changes'; conversation: Conversation; results: readonly ChatMessage[]; reload: boolean }
  /** A call answered how the conversation stands. */
  | { type: 'stands'; conversation: Conversation }
  /** A call answered what it wrote. */
  | { type: 'stored'; messages: readonly ChatMessage[] }
  | { type: 'written'; outgoing: readonly Outgoing[] }
  | { type: 'changed'; clientId: string; to: Partial<Outgoing> }
  | { type: 'dropped'; clientId: string }
  | { type: 'stoppedTyping' }
  | { type: 'frame'; frame: ToClient }

const seqOf = (messages: readonly ChatMessage[]) => last(messages)?.seq ?? 0

/** The number of the last message that is here; what comes after it is asked for. */
export const heldSeq = ({ messages }: Thread): number => seqOf(messages)

/** Whether the conversation has messages after those that are here. */
export const isBehind = (thread: Thread): boolean => (thread.conversation?.lastSeq ?? 0) > heldSeq(thread)

/**
 * What a conversation is after an event. An event of the socket and the answer of a call may come in either order and more than once: each
 * message is taken once, and only as the next one; where one is missing, `isBehind` says so.
 */
export function reduce(thread: Thread, event: ThreadEvent): Thread {
  switch (event.type) {
    case 'read':
      return readAfresh(thread, event)
    case 'earlier':
      return withEarlier(thread, event)
    case 'changes':
      return accepted({ ...standing(thread, event.conversation), mustReload: thread.mustReload || event.reload }, event.results)
    case 'stands':
      return standing(thread, event.conversation)
    case 'stored':
      return accepted(thread, event.messages)
    case 'written':
      return { ...thread, outgoing: [...thread.outgoing, ...event.outgoing] }
    case 'changed':
      return { ...thread, outgoing: thread.outgoing.map((one) => (one.clientId === event.clientId ? { ...one, ...event.to } : one)) }
    case 'dropped':
      return { ...thread, outgoing: thread.outgoing.filter(({ clientId }) => clientId !== event.clientId) }
    case 'stoppedTyping':
      return { ...thread, typing: undefined }
    case 'frame':
      return afterFrame(thread, event.frame)
  }
}

/** A type of frame without a row does not compile. */
const FRAMES: { [Type in ToClient['type']]: (thread: Thread, frame: Extract<ToClient, { type: Type }>) => Thread } = {
  message: (thread, { message }) => accepted(thread, [message]),
  state: (thread, { conversation }) => standing(thread, conversation),
  typing: (thread, { by }) => ({ ...thread, typing: by }),
  reload: (thread) => ({ ...thread, mustReload: true }),
  goAway: (thread) => thread,
  pong: (thread) => thread,
}

function afterFrame(thread: Thread, frame: ToClient): Thread {
  if ('conversationId' in frame && frame.conversationId !== thread.conversation?.conversationId) return thread
  const take = FRAMES[frame.type] as (thread: Thread, frame: ToClient) => Thread
  return take(thread, frame)
}

function readAfresh(thread: Thread, { conversation, results, hasMore }: Extract<ThreadEvent, { type: 'read' }>): Thread {
  const stands = standing({ ...thread, mustReload: false }, conversation)
  return settled({ ...stands, messages: results, hasEarlier: hasMore }, results)
}

/** Those right before the first that is here; an answer that does not join on is one to an older question. */
function withEarlier(thread: Thread, { results, hasMore }: Extract<ThreadEvent, { type: 'earlier' }>): Thread {
  const first = thread.messages[0]?.seq ?? 1
  if (results.length > 0 && seqOf(results) !== first - 1) return thread
  return { ...thread, messages: [...results, ...thread.messages], hasEarlier: hasMore }
}

/** How the conversation stands, unless what is known is newer; what was read stays read. */
function standing(thread: Thread, conversation: Conversation): Thread {
  const known = thread.conversation
  if (known?.conversationId !== conversation.conversationId) return { ...thread, conversation }
  const isOld = conversation.lastSeq < known.lastSeq || conversation.session < known.session
  const [newer, older] = isOld ? [known, conversation] : [conversation, known]
  return {
    ...thread,
    conversation: {
      ...newer,
      readSeq: Math.max(newer.readSeq, older.readSeq),
      otherReadSeq: Math.max(newer.otherReadSeq, older.otherReadSeq),
    },
  }
}

function accepted(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  const messages = [...thread.messages]
  for (const message of [...incoming].sort((one, other) => one.seq - other.seq))
    if (message.seq === seqOf(messages) + 1) messages.push(message)
  const isAnswered = incoming.some(({ sender }) => sender === 'staff')
  return settled({ ...thread, messages, ...(isAnswered && { typing: undefined }) }, incoming)
}

/** What was written here and stands among the messages is shown once; what is stored behind a gap waits as sent. */
function settled(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  const { conversation } = thread
  const own = (messages: readonly ChatMessage[]) =>
    new Set(messages.flatMap(({ sender, clientId }) => (sender === 'member' && clientId !== null ? [clientId] : [])))
  const [held, stored] = [own(thread.messages), own(incoming)]
  const outgoing = thread.outgoing
    .filter(({ clientId }) => !held.has(clientId))
    .map((one) => (stored.has(one.clientId) ? { ...one, status: 'sent' as const, why: undefined } : one))
  const lastSeq = Math.max(conversation?.lastSeq ?? 0, heldSeq(thread), ...incoming.map(({ seq }) => seq))
  return { ...thread, outgoing, ...(conversation && { conversation: { ...conversation, lastSeq } }) }
}
