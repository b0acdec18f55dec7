import { useEffect, useRef } from 'react'
import { distanceBelow, watchScrolling } from '../element/seen'

/** Milliseconds between two checks, tries and milliseconds between them while the list has no place yet (specification 1, section 9). */
export const INFINITE_SCROLL = { throttle: 200, tries: 10, pause: 50 }
/** Points below the window at which the next page is asked for. */
const MARGIN = 480

/**
 * Asks for more when the end of a list comes near: on scrolling, at most every 200 ms, and whenever `turn` changes, because a page may
 * end above the fold. An end that is not laid out yet is looked for ten times.
 */
export function useInfiniteScroll({
  id,
  enabled,
  turn,
  onEndReached,
}: {
  id: string
  enabled: boolean
  turn: unknown
  onEndReached: () => unknown
}) {
  const reach = useRef(onEndReached)
  reach.current = onEndReached
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
        if (tries > 1) waiting = setTimeout(() => void look(tries - 1), INFINITE_SCROLL.pause)
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
        Math.max(0, last + INFINITE_SCROLL.throttle - Date.now()),
      )
    }
    void look(INFINITE_SCROLL.tries)
    const unwatch = watchScrolling(id, MARGIN, scrolled)
    return () => {
      stopped = true
      clearTimeout(waiting)
      unwatch()
    }
  }, [id, enabled, turn])
}
