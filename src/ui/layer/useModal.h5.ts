import { useEffect, useRef, type RefObject } from 'react'
import { last } from '@/lib/last'
import { guardBack } from './backGuard'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
/** Milliseconds until the focus is tried to be moved in, and between two tries. */
const COMES = 40
/** Layers that are open, the topmost last: only that one hears keys. */
const open: HTMLElement[] = []

function lockScrolling(panel: HTMLElement): () => void {
  const page = panel.closest<HTMLElement>('.taro_page')
  if (!page) return () => undefined
  const before = page.style.overflowY
  page.style.overflowY = 'hidden'
  return () => void (page.style.overflowY = before)
}

/** Long words without anything to press can be moved with the arrow keys only where they take the focus. */
function letWordsBeReached(panel: HTMLElement) {
  for (const words of panel.querySelectorAll<HTMLElement>('.q-sheet__body')) {
    const isNeeded = words.scrollHeight > words.clientHeight && words.querySelector(FOCUSABLE) === null
    if (isNeeded) words.tabIndex = 0
    else words.removeAttribute('tabindex')
  }
}

function keepInside(panel: HTMLElement, event: KeyboardEvent) {
  letWordsBeReached(panel)
  const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.tabIndex >= 0)
  const [first, final] = [stops[0], last(stops)]
  const active = document.activeElement
  if (!first || !final) {
    event.preventDefault()
    return
  }
  const outside = !panel.contains(active)
  if (outside || (event.shiftKey ? active === panel || active === first : active === final)) {
    event.preventDefault()
    ;(event.shiftKey ? final : first).focus()
  }
}

/** What every layer above the page owes the keyboard: Escape and back close it, Tab stays inside, focus comes in and goes back, the page behind stands still. */
export function useModal({ open: isOpen, onClose, panel }: { open: boolean; onClose: () => void; panel: RefObject<HTMLElement> }) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return undefined
    const before = document.activeElement
    open.push(element)
    const unlock = lockScrolling(element)
    const unguard = guardBack(() => close.current())
    let coming: ReturnType<typeof setTimeout>
    // What is still to slide in cannot take the focus: on a slow phone that lasts.
    const comeIn = () => {
      letWordsBeReached(element)
      if (element.contains(document.activeElement)) return
      element.focus({ preventScroll: true })
      coming = setTimeout(comeIn, COMES)
    }
    coming = setTimeout(comeIn, COMES)
    const hear = (event: KeyboardEvent) => {
      if (last(open) !== element) return
      if (event.key === 'Escape') close.current()
      if (event.key === 'Tab') keepInside(element, event)
    }
    document.addEventListener('keydown', hear)
    return () => {
      clearTimeout(coming)
      document.removeEventListener('keydown', hear)
      open.splice(open.indexOf(element), 1)
      unguard()
      unlock()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isOpen, panel])
}
