/** Something that happened, before anybody has looked at whether it may be told. It stays in memory. */
export type Noted = {
  type: 'page' | 'tap' | 'error' | 'call' | 'step' | 'exposure'
  /** A page's route, and what tells one such page from the next. */
  route?: string
  page?: string
  name?: string
  at: number
}

/** Notes kept until the part that reports is there; without the shopper's yes it never comes. */
const MOST = 100
let kept: Noted[] = []
let take: ((noted: Noted) => void) | undefined

/** Notes something in passing: nothing is sent, stored or waited for here. */
export function note(what: Omit<Noted, 'at'>) {
  const noted = { ...what, at: Date.now() }
  if (take) take(noted)
  else if (kept.length < MOST) kept.push(noted)
}

/** What was noted before the shopper's yes is nobody's. */
export const dropNotes = () => void (kept = [])

/** From now on `taker` gets each note, beginning with those that were kept. */
export function takeNotes(taker: ((noted: Noted) => void) | undefined) {
  take = taker
  const waiting = kept
  kept = []
  if (taker) waiting.forEach(taker)
}
