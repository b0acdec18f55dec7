import type { VideoCue } from '@/contract/video'

export type VideoBoxProps = {
  src: string
  poster: string
  title: string
  cues: readonly VideoCue[]
  /** Seconds to go on from. */
  startAt: number
  /** False while the page is covered: it stands still then, and stays so. */
  seen: boolean
  /** The seconds played so far. */
  onPlace: (seconds: number) => void
  /** It cannot be played from this address. */
  onBroken: () => void
}
