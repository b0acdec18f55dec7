import { useReducer, useRef, type Dispatch } from 'react'
import { write } from '@/api/write'
import { chat, type Conversation, type Desk } from '@/contract/chat'
import { newKey } from '@/platform/device'
import { deliver } from './deliver'
import type { Content, Outgoing } from './outgoing'
import { EMPTY, reduce, type Thread, type ThreadEvent } from './thread'
import { useLive } from './useLive'
import { useLooked } from './useLooked'
import { useReadMark } from './useReadMark'
import { useRecord } from './useRecord'

type Params = { conversationId: string }

/** The member's conversation with the pharmacy, in which `desk` is to answer; or the one of an id, which has begun. */
export type Source = { desk: Desk; conversationId?: string }

/** A conversation, kept up to date while its page is looked at. */
export function useConversation({ desk, conversationId }: Source, { isAtFoot }: { isAtFoot: boolean }) {
  const [thread, dispatch] = useReducer(reduce, EMPTY)
  const latest = useRef(thread)
  latest.current = thread
  const record = useRecord(thread, dispatch, conversationId)
  const isLooked = useLooked() && record.status === 'ready'
  const typing = useLive({ thread, latest, dispatch, isLooked })
  useReadMark(thread, isLooked && isAtFoot)
  const { begun, begin } = useBeginning({ desk, conversationId, latest, dispatch })
  const outbox = useOutbox({ conversationId: begun, dispatch })
  const act = async (work: (params: Params) => Promise<Conversation>) => {
    const conversation = await work({ conversationId: await begun() })
    dispatch({ type: 'stands', conversation })
  }
  return {
    thread,
    ...record,
    ...outbox,
    typing,
    transfer: async (to: Desk) => {
      if (latest.current.conversation) await act((params) => write(chat.transfer, { params, body: { desk: to } }))
      else await begin(to)
    },
    /** A person at this desk, instead of the robot: he waits there since he began to ask. */
    toPerson: () => act((params) => write(chat.transfer, { params, body: { desk } })),
    end: () => act((params) => write(chat.end, { params })),
    appraise: (body: { session: number; stars: number; words: string }) => act((params) => write(chat.appraise, { params, body })),
  }
}
export type UsedConversation = ReturnType<typeof useConversation>

type Beginning = { desk: Desk; conversationId: string | undefined; latest: { readonly current: Thread }; dispatch: Dispatch<ThreadEvent> }

/** Begins the conversation with the first thing that is done in it, or leads it then to the desk this page was opened for. */
function useBeginning({ desk, conversationId, latest, dispatch }: Beginning) {
  const isAsked = useRef(false)
  const begin = async (to: Desk): Promise<string> => {
    const conversation = await write(chat.open, { body: { desk: to, website: 'mall' } })
    isAsked.current = true
    dispatch({ type: 'stands', conversation })
    return conversation.conversationId
  }
  const begun = (): Promise<string> => {
    if (conversationId !== undefined) return Promise.resolve(conversationId)
    const { conversation } = latest.current
    const isRight = conversation !== undefined && (isAsked.current || conversation.desk === desk || conversation.state === 'talking')
    return isRight ? Promise.resolve(conversation.conversationId) : begin(desk)
  }
  return { begin, begun }
}

/** Shows what was written at once, and sends it in the order in which it was written; what fails stays, with the way to send it again. */
function useOutbox({ conversationId, dispatch }: { conversationId: () => Promise<string>; dispatch: Dispatch<ThreadEvent> }) {
  const queue = useRef<Promise<void>>(Promise.resolve())
  const asked = useRef(conversationId)
  asked.current = conversationId
  const enqueue = (one: Outgoing) => {
    queue.current = queue.current.then(() => deliver(one, { conversationId: () => asked.current(), dispatch }))
  }
  return {
    send: (contents: readonly Content[]) => {
      const outgoing = contents.map((content): Outgoing => ({ clientId: newKey(), at: Date.now(), content, status: 'sending' }))
      dispatch({ type: 'written', outgoing })
      outgoing.forEach(enqueue)
    },
    resend: (one: Outgoing) => {
      dispatch({ type: 'changed', clientId: one.clientId, to: { status: 'sending', why: undefined } })
      enqueue(one)
    },
    drop: (clientId: string) => dispatch({ type: 'dropped', clientId }),
  }
}
