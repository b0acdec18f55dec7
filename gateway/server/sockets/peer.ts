import type { Told } from '../../kernel/live/live'
import type { Standing } from '../../modules/chat/standing'

/** Somebody at the other end of a web socket. */
export type Peer = {
  side: 'shop' | 'counter'
  /** Takes what the client sent, as it came. */
  take: (frame: unknown) => void
  heard: (told: Told) => void
  /** Conversations it follows. */
  followed: () => Iterable<string>
  /** How one of them stands, and how many wait before it where it waits. */
  compare: (found: Standing, ahead: number | undefined) => void
  /** Who waits has changed. */
  queueChanged: () => void
  goAway: (after: number) => void
  end: () => void
}
