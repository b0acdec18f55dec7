/** An event queued in memory until it is known whether the shopper allows analytics. */
export type TrackedEvent = {
  type: 'page' | 'tap' | 'error' | 'call' | 'step' | 'exposure'
  /** A page's route, and what tells one such page from the next. */
  route?: string
  page?: string
  name?: string
  at: number
}

/** Events kept until the part that reports is there; without the shopper's yes it never comes. */
const MAX_KEPT = 100
let kept: TrackedEvent[] = []
let take: ((noted: TrackedEvent) => void) | undefined

/** Tracks something in passing: nothing is sent, stored or waited for here. */
export function track(what: Omit<TrackedEvent, 'at'>) {
  const noted = { ...what, at: Date.now() }
  if (take) take(noted)
  else if (kept.length < MAX_KEPT) kept.push(noted)
}

/** Events tracked before the consent are dropped. */
export const dropTracked = () => void (kept = [])

/** From now on `taker` gets each tracked event, beginning with those that were kept. */
export function setTracker(taker: ((noted: TrackedEvent) => void) | undefined) {
  take = taker
  const waiting = kept
  kept = []
  if (taker) waiting.forEach(taker)
}
