import type { WebSocket } from 'ws'
import { SECOND } from '../../../src/lib/duration'
import { socketFrames } from '../../lib/metrics'

/** Why a web socket is closed, as the protocol numbers it; 4000 and above are ours. */
export const CLOSE = { goingAway: 1001, notUnderstood: 1007, refused: 1008, tooSlow: 1013, silent: 4408, sessionEnded: 4401 } as const

/** Bytes that may wait for a client to take them. */
const MAX_WAITING = 1 << 20
/** Frames a client may send in a second. */
const MAX_A_SECOND = 20
/** Milliseconds for a client to answer a close. */
const CLOSING_MS = 1000

/** One web socket, whoever is at its other end: frames are JSON; who sends too many, none at all, or takes none, is let go. */
export class Connection {
  readonly #socket: WebSocket
  #heardAt = performance.now()
  #second = 0
  #inSecond = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('error', () => socket.terminate())
  }

  takeBy(take: (frame: unknown) => void): void {
    this.#socket.on('message', (data, isBinary) => {
      this.#heardAt = performance.now()
      const frame = isBinary ? undefined : frameOf((data as Buffer).toString())
      if (this.#isTooMany()) this.close(CLOSE.refused)
      else if (frame === undefined) this.close(CLOSE.notUnderstood)
      else take(frame)
    })
  }

  onClosed(closed: () => void): void {
    this.#socket.once('close', closed)
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Who does not read is let go: he comes back and is given what he missed. */
  send(frame: object): void {
    if (!this.isOpen) return
    if (this.#socket.bufferedAmount > MAX_WAITING) {
      socketFrames.inc({ outcome: 'dropped' })
      this.#socket.terminate()
      return
    }
    this.#socket.send(JSON.stringify(frame))
    socketFrames.inc({ outcome: 'sent' })
  }

  close(code: number): void {
    if (!this.isOpen) return
    this.#socket.close(code)
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref()
  }

  /** Milliseconds since a frame came. */
  get silentFor(): number {
    return performance.now() - this.#heardAt
  }

  #isTooMany(): boolean {
    const second = Math.floor(performance.now() / SECOND)
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1
    this.#second = second
    return this.#inSecond > MAX_A_SECOND
  }
}

function frameOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
