import { useEffect, useRef } from 'react'
import { wantsStillness } from '@/platform/wantsStillness'

/** Calls `next` every so many milliseconds while the window is seen; never for a shopper who asked for less motion. */
export function useAutoplay({ playing, interval, next }: { playing: boolean; interval: number; next: () => void }) {
  const go = useRef(next)
  go.current = next
  useEffect(() => {
    if (!playing || wantsStillness()) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') go.current()
    }, interval)
    return () => clearInterval(timer)
  }, [playing, interval])
}
