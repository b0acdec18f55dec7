export type ZoomViewProps = {
  urls: readonly string[]
  /** Which one stands; the page keeps it. */
  at: number
  onTurn: (at: number) => void
  className?: string
}
