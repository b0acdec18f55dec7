import { useEffect, useRef } from 'react'

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Calls `next` every so many milliseconds while the window is seen; never for a shopper who asked for less motion. */
export function useAutoplay({ playing, interval, next }: { playing: boolean; interval: number; next: () => void }) {
  const go = useRef(next)
  go.current = next
  useEffect(() => {
    if (!playing || prefersStillness()) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') go.current()
    }, interval)
    return () => clearInterval(timer)
  }, [playing, interval])
}
