import * as core from 'zod/v4/core'
import { ToClient, type FromClient } from '@/contract/chatSocket'
import { SECOND } from '@/lib/duration'
import type { OpenSocket, Socket } from '@/platform/socket'

/** Milliseconds a socket may take to open. */
const OPENS_MS = 5 * SECOND
/** A ping that has had no answer when the next is due has found a dead line: within eight seconds of its death. */
const PING_MS = 4 * SECOND
/** After so many pings what was missed is asked for: a single frame may be lost on a line that lives. */
const PINGS_TO_FOLLOW = 2
/** Between looks at a conversation whose socket does not stand. */
export const POLL_MS = 3 * SECOND
const BACK_OFF = { first: SECOND, most: 30 * SECOND }

export type LiveUpdates = {
  /** The page is looked at: opens the socket, asks for what was missed. */
  start: () => void
  /** It is not, or it is left. */
  stop: () => void
  /** The member is typing. */
  typing: () => void
}

type Wiring = {
  openSocket: OpenSocket
  /** The path of the socket with a fresh token; null where the gateway has none. Rejects where it could not be asked. */
  address: () => Promise<string | null>
  /** The conversation and its last message that is here. */
  held: () => { conversationId: string; after: number }
  onFrame: (frame: ToClient) => void
  /** Asks by a call for what came after the last message; never rejects. */
  poll: () => Promise<void>
}

/** A frame of the gateway; nothing for what this version does not know. */
function frameIn(text: string): ToClient | undefined {
  try {
    const frame = core.safeParse(ToClient, JSON.parse(text))
    return frame.success ? frame.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps a conversation up to date while it is looked at: by one web socket, and by polling where that is refused, silent or lost, until the
 * next one stands. Tries again with exponential back-off and jitter; where the gateway says `goAway`, when it says.
 */
export function createLiveUpdates({ openSocket, address, held, onFrame, poll }: Wiring): LiveUpdates {
  let isOn = false
  let isOpen = false
  let socket: Socket | undefined
  let failures = 0
  /** Counts tries: whatever an earlier one still tells is not heard. */
  let turn = 0
  let unanswered = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let openTimer: ReturnType<typeof setTimeout> | undefined
  let pingTimer: ReturnType<typeof setInterval> | undefined
  let pollTimer: ReturnType<typeof setTimeout> | undefined

  const say = (frame: FromClient) => isOpen && socket?.send(JSON.stringify(frame))
  const follow = () => say({ type: 'follow', ...held() })

  const hangUp = () => {
    turn += 1
    isOpen = false
    clearTimeout(openTimer)
    clearInterval(pingTimer)
    clearTimeout(retryTimer)
    socket?.close()
    socket = undefined
  }
  const retryIn = (milliseconds: number) => {
    hangUp()
    if (!isOn) return
    retryTimer = setTimeout(() => void connect(), milliseconds)
    pollOn()
  }
  const lost = () => {
    const pause = Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** failures)
    failures += 1
    retryIn(pause * (0.5 + Math.random() / 2))
  }
  const pollOn = () => {
    clearTimeout(pollTimer)
    pollTimer = setTimeout(() => void pollNow(), POLL_MS)
  }
  const pollNow = async () => {
    clearTimeout(pollTimer)
    await poll()
    if (isOn && !isOpen) pollOn()
  }
  const beat = () => {
    let beats = 0
    pingTimer = setInterval(() => {
      if (unanswered > 0) {
        lost()
        return
      }
      unanswered += 1
      beats += 1
      say({ type: 'ping' })
      if (beats % PINGS_TO_FOLLOW === 0) follow()
    }, PING_MS)
  }
  const opened = () => {
    isOpen = true
    unanswered = 0
    clearTimeout(openTimer)
    clearTimeout(pollTimer)
    follow()
    beat()
  }
  const heard = (text: string) => {
    unanswered = 0
    failures = 0
    const frame = frameIn(text)
    if (frame?.type === 'goAway') retryIn(frame.after)
    else if (frame) onFrame(frame)
  }
  const connect = async () => {
    hangUp()
    const own = turn
    const isOld = () => own !== turn
    const path = await address().catch(() => undefined)
    if (isOld()) return
    // Without a socket the gateway is polled, and not asked for one again while the page is looked at.
    if (path === null) return
    if (path === undefined) {
      lost()
      return
    }
    openTimer = setTimeout(lost, OPENS_MS)
    socket = openSocket(path, {
      onOpen: () => !isOld() && opened(),
      onText: (text) => !isOld() && heard(text),
      onClose: () => !isOld() && lost(),
    })
  }

  return {
    start: () => {
      if (isOn) return
      isOn = true
      failures = 0
      void pollNow()
      void connect()
    },
    stop: () => {
      isOn = false
      hangUp()
      clearTimeout(pollTimer)
    },
    typing: () => void say({ type: 'typing', conversationId: held().conversationId }),
  }
}
