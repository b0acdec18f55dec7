import { useEffect, useRef, useState } from 'react'
import { chat } from '../../contract/chat'
import { MAX_FOLLOWED, ToCounter, WORK_HEARTBEAT_SECONDS, WORK_SOCKET_PATH, type FromCounter } from '../../contract/chatSocket'
import { queue } from '../../contract/queue'
import { SECOND } from '../../../src/lib/duration'
import { useLocked } from '../client/lock'
import { queries } from '../client/useAsk'
import { recordKey } from './useRecord'

/** Between two tries, doubled each time: where sockets are refused the page looks by itself all the same. */
const FIRST_TRY_MS = SECOND
const LAST_TRY_MS = 60 * SECOND
/** For so long somebody who typed is said to type. */
const TYPING_MS = 5 * SECOND
/** One's own typing is told at most so often. */
const TELL_TYPING_MS = 3 * SECOND

type Typing = { conversationId: string; by: string; isStaff: boolean }

/** How what happens in conversations is told without asking. */
export type Told = {
  /** Whether a socket is open: without one the page looks again and again. */
  isTold: boolean
  /** Who writes into which conversation just now: a colleague, or its member. */
  typing: Typing | undefined
  /** Somebody writes here. */
  tellTyping: (conversationId: string) => void
}

/** Follows conversations over the web socket of the counter as long as the page is open; what is told is read by calls. */
export function useTold(conversationIds: readonly string[]): Told {
  const isLocked = useLocked()
  const [socket, setSocket] = useState<WebSocket>()
  const [typing, setTyping] = useState<Typing>()
  const toldAt = useRef(0)
  useEffect(() => (isLocked ? undefined : connected({ onSocket: setSocket, onTyping: setTyping })), [isLocked])
  const followed = [...new Set(conversationIds)].slice(0, MAX_FOLLOWED).join(' ')
  useEffect(() => {
    if (socket) tell(socket, { type: 'follow', conversationIds: followed === '' ? [] : followed.split(' ') })
  }, [socket, followed])
  useEffect(() => {
    if (!typing) return undefined
    const timer = setTimeout(() => setTyping(undefined), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing])
  const tellTyping = (conversationId: string) => {
    if (!socket || Date.now() - toldAt.current < TELL_TYPING_MS) return
    toldAt.current = Date.now()
    tell(socket, { type: 'typing', conversationId })
  }
  return { isTold: socket !== undefined, typing, tellTyping }
}

const tell = (socket: WebSocket, frame: FromCounter) => {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}

type Hearing = { onSocket: (socket: WebSocket | undefined) => void; onTyping: (typing: Typing) => void }

/** Keeps a socket open, and comes back where it closes. Answers how to end that. */
function connected({ onSocket, onTyping }: Hearing): () => void {
  let [isOver, wait] = [false, FIRST_TRY_MS]
  let timer: ReturnType<typeof setTimeout> | undefined
  let present: WebSocket | undefined
  const open = () => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${WORK_SOCKET_PATH}`)
    present = socket
    let beat: ReturnType<typeof setInterval> | undefined
    socket.addEventListener('open', () => {
      wait = FIRST_TRY_MS
      beat = setInterval(() => tell(socket, { type: 'ping' }), WORK_HEARTBEAT_SECONDS * SECOND)
      onSocket(socket)
    })
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
    socket.addEventListener('close', () => {
      clearInterval(beat)
      if (isOver) return
      onSocket(undefined)
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, LAST_TRY_MS)
    })
  }
  const hear = (text: string) => {
    const frame = frameIn(text)
    if (frame?.type === 'changed') void queries.invalidateQueries({ queryKey: recordKey(frame.conversationId) })
    if (frame?.type === 'queue') for (const { line } of [chat.list, queue.waiting]) void queries.invalidateQueries({ queryKey: [line] })
    if (frame?.type === 'typing') onTyping({ conversationId: frame.conversationId, by: frame.by, isStaff: frame.isStaff })
    if (frame?.type === 'goAway') wait = frame.after
  }
  open()
  return () => {
    isOver = true
    clearTimeout(timer)
    present?.close()
    onSocket(undefined)
  }
}

/** A frame that this page understands: a newer gateway may say more. */
function frameIn(text: string): ToCounter | undefined {
  try {
    return ToCounter.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
