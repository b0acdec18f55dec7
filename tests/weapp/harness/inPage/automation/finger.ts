import { drawnOf } from './elements'
import { placeOf } from './measures'

/** What the finger under way is meant for. */
let aim: { element: HTMLElement; touched: Element | null } | undefined
/** What it came down on instead. */
let missed: string | undefined

const isMeant = (target: EventTarget | null) => !aim || target === aim.touched || (target instanceof Node && aim.element.contains(target))

// A page may move between measuring and touching, as when a picture arrives: what is there instead must not be pressed.
for (const type of ['touchstart', 'touchend', 'click'])
  addEventListener(
    type,
    (event) => {
      if (type === 'touchstart' && !isMeant(event.target)) missed = (event.target as Element).outerHTML.slice(0, 120)
      if (missed === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true, passive: false },
  )

/** Where a finger would have to touch; from now on it presses this element or nothing. */
export function aimAt(elementId: string) {
  const place = placeOf(elementId)
  missed = undefined
  aim = place.isReached ? { element: drawnOf(elementId), touched: document.elementFromPoint(place.x, place.y) } : undefined
  return place
}

/** What the finger came down on instead of what it was meant for, once the page had a turn. */
export async function landed() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const instead = missed
  aim = missed = undefined
  return { instead }
}
