import type { ReactNode } from 'react'

export type Slide = { id: string; node: ReactNode; onPress?: () => unknown; label?: string }

export type CarouselProps = {
  /** What the slides are, for a screen reader. */
  label: string
  slides: Slide[]
  /** Milliseconds a slide stands (specification 1, section 9). */
  interval?: number
  height: number | string
  autoplay?: boolean
  /** A row of dots, or `1 / 5` at the right, or neither. */
  mark?: 'dots' | 'count' | 'none'
  /** Points at each side in which the neighbours show, smaller than the slide that stands: the swipe banner. */
  side?: number
  onChange?: (index: number) => void
  className?: string
}

/** Milliseconds and points (specification 1, section 9). The neighbours' size is in the style sheet: `.q-carousel--banner`. */
export const SWIPE = { interval: 3000, move: 300, threshold: 50 }
