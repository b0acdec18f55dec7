import { useEffect, useRef } from 'react'
import { distanceBelow, watchScrolling } from './seen'

/** Milliseconds between two checks, tries and milliseconds between them while the list has no place yet (specification 1, section 9). */
export const REACH = { throttle: 200, tries: 10, pause: 50 }
/** Points below the window at which the next page is asked for. */
const MARGIN = 480

/**
 * Asks for more when the end of a list comes near: on scrolling, at most every 200 ms, and whenever `turn` changes, because a page may
 * end above the fold. An end that is not laid out yet is looked for ten times.
 */
export function useReach({ id, enabled, turn, onReach }: { id: string; enabled: boolean; turn: unknown; onReach: () => unknown }) {
  const reach = useRef(onReach)
  reach.current = onReach
  useEffect(() => {
    if (!enabled) return undefined
    let stopped = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const look = async (tries: number) => {
      last = Date.now()
      const distance = await distanceBelow(id)
      if (stopped) return
      if (distance === undefined) {
        if (tries > 1) waiting = setTimeout(() => void look(tries - 1), REACH.pause)
      } else if (distance < MARGIN) {
        void reach.current()
      }
    }
    const scrolled = () => {
      if (waiting !== undefined) return
      waiting = setTimeout(
        () => {
          waiting = undefined
          void look(1)
        },
        Math.max(0, last + REACH.throttle - Date.now()),
      )
    }
    void look(REACH.tries)
    const unwatch = watchScrolling(id, MARGIN, scrolled)
    return () => {
      stopped = true
      clearTimeout(waiting)
      unwatch()
    }
  }, [id, enabled, turn])
}
