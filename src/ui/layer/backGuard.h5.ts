/*
 * Back (the button, the swipe, Android's key) closes the layer on top before it leaves the page. A browser offers one way: one
 * more history entry for the same address while a layer is open. It copies the state of the entry below, so that the router, which
 * reads that state, never learns of it; and our listener comes first (platform/backListener) and keeps its event.
 *
 * Closing a layer by other means leaves the entry where it is: taking it out would need `history.back()`, which ends after a
 * navigation that starts at the same moment and would undo that one. A left entry is used again by the next layer, and
 * skipped when the shopper goes back.
 */
import { hearBackFirst } from '@/platform/backListener'

const MARK = 'layer'
const closers: Array<() => void> = []
type State = Record<string, unknown> | null
const isMarked = (state: unknown) => Boolean((state as State)?.[MARK])

let onMark = typeof window !== 'undefined' && isMarked(window.history.state)

function back(event: PopStateEvent) {
  const wasOnMark = onMark
  const from = place
  onMark = isMarked(event.state)
  place = location.href
  // Only a step from our entry to the page's own is ours; any other is the router's.
  if (!wasOnMark || onMark || from !== location.href) return
  event.stopImmediatePropagation()
  const close = closers.pop()
  if (!close) {
    window.history.back()
    return
  }
  close()
  if (closers.length > 0) mark()
}

let place = typeof window === 'undefined' ? '' : location.href

function mark() {
  // The router may have moved on since: what counts is the entry we stand on now.
  onMark = isMarked(window.history.state)
  place = location.href
  if (onMark) return
  window.history.pushState({ ...(window.history.state as State), [MARK]: true }, '')
  onMark = true
}

hearBackFirst(back)

/** Until the answer is called, the next step back closes the layer instead of leaving the page. */
export function guardBack(close: () => void): () => void {
  closers.push(close)
  mark()
  return () => {
    const at = closers.indexOf(close)
    if (at >= 0) closers.splice(at, 1)
  }
}
