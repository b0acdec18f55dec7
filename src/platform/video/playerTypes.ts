export type PlayerProps = {
  className: string
  src: string
  poster: string
  title: string
  /** Captions; their times in seconds. */
  cues: ReadonlyArray<{ from: number; to: number; text: string }>
  /** Seconds to go on from. */
  startAt: number
  /** False while the page is covered: it stands still then, and stays so. */
  seen: boolean
  /** The seconds played so far. */
  onPlace: (seconds: number) => void
  /** It cannot be played from this address. */
  onBroken: () => void
}
