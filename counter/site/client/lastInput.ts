import { IDLE_MINUTES } from '../../contract/idle'
import { MINUTE, SECOND } from '../../../src/lib/duration'
import { isCounterLocked, lock } from './lock'

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
/** Of all tabs: who works in one is not locked out of the others. */
const KEY = 'work.lastInput'

/** Whoever opens the page is there. */
let own = Date.now()
const last = () => Math.max(own, Number(localStorage.getItem(KEY)))
const msLeft = () => last() + IDLE_MINUTES * MINUTE - Date.now()

/** Seconds since the person last touched a page of the counter. */
export const inputAge = () => Math.max(0, Math.floor((Date.now() - last()) / SECOND))

/** Somebody is at the desk, as of now. */
export function noteInput() {
  own = Date.now()
  localStorage.setItem(KEY, String(own))
}

/** A device that was asleep notices here that it is too late; a pointer that moves is noted once a second. */
function input() {
  if (isCounterLocked()) return
  if (msLeft() <= 0) lock()
  else if (Date.now() - own >= SECOND) noteInput()
}

/** Locks the counter where nobody has touched it for a quarter of an hour. Answers how to end that. */
export function watchInput(): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    if (!isCounterLocked() && msLeft() <= 0) lock()
    timer = setTimeout(look, Math.max(SECOND, msLeft()))
  }
  look()
  for (const name of INPUTS) window.addEventListener(name, input, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const name of INPUTS) window.removeEventListener(name, input, { capture: true })
  }
}
