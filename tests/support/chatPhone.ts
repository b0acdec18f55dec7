import { WebSocket } from 'ws'
import { SOCKET_PATH } from '../../gateway/server/sockets/sockets'
import type { ChatForm, ChatMessage } from '../../src/contract/chat'
import { createLiveUpdates, POLL_MS } from '../../src/features/chat/liveUpdates'
import { EMPTY, heldSeq, isBehind, reduce, type Thread, type ThreadEvent } from '../../src/features/chat/thread'
import type { OpenSocket } from '../../src/platform/socket'
import type { Client } from './gatewayClient'

/** As `useLive` waits for a message that is missing. */
const GAP_MS = 400

/** The shop's own web socket, of Node. */
const socketsAt =
  (port: number): OpenSocket =>
  (path, { onOpen, onText, onClose }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
    socket.on('open', onOpen)
    socket.on('message', (data) => onText((data as Buffer).toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => onClose())
    return { send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text), close: () => socket.terminate() }
  }

/** A conversation at a member's phone: the shop's own reducer and its own way to keep up to date, over web sockets at this port. */
export async function chatPhone({ member, port }: { member: () => Pick<Client, 'chat'>; port: number }) {
  const { conversation } = await member().chat.current()
  if (!conversation) throw new Error('there is no conversation')
  const { conversationId } = conversation
  let thread: Thread = { ...EMPTY, conversation }
  let gap: NodeJS.Timeout | undefined
  let frames = 0
  const waiting = new Set<() => void>()

  const dispatch = (event: ThreadEvent) => {
    thread = reduce(thread, event)
    if (isBehind(thread)) gap ??= setTimeout(() => void poll(), GAP_MS)
    for (const look of waiting) look()
  }
  const poll = async () => {
    clearTimeout(gap)
    gap = undefined
    const answer = await member()
      .chat.changes({ params: { conversationId }, query: { after: heldSeq(thread) } })
      .catch(() => undefined)
    if (answer) dispatch({ type: 'changes', ...answer })
    else gap = setTimeout(() => void poll(), POLL_MS)
  }
  const live = createLiveUpdates({
    openSocket: socketsAt(port),
    address: async () => `${SOCKET_PATH}?token=${(await member().chat.token()).token}`,
    held: () => ({ conversationId, after: heldSeq(thread) }),
    onFrame: (frame) => {
      frames += 1
      dispatch({ type: 'frame', frame })
    },
    poll,
  })
  live.start()

  /** Waits until something holds. */
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return {
    get thread() {
      return thread
    },
    seqs: () => thread.messages.map(({ seq }) => seq),
    until,
    /** Waits until the socket has told something more than it has by now. */
    hears: () => {
      const heard = frames
      return until(() => frames > heard)
    },
    writes: (form: Extract<ChatForm, { kind: 'text' }>) => {
      const content = { kind: 'text', text: form.text } as const
      dispatch({ type: 'written', outgoing: [{ clientId: form.clientId, at: 0, content, status: 'sending' }] })
    },
    isStored: (message: ChatMessage) => dispatch({ type: 'stored', messages: [message] }),
    leave: () => {
      live.stop()
      clearTimeout(gap)
    },
  }
}
