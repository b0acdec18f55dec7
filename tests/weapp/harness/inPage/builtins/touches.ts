import { words, type Builtin } from './builtin'

const LONG_PRESS = 350
/** A finger that moved further scrolls, and presses nothing. */
const STILL = 10

/** `hover-class` while a finger is on it, a long press, and the ends of animations. */
export function followTouches({ data, drawn, fire }: Builtin) {
  const hover = () => (data().hoverClass === 'none' ? [] : words(data().hoverClass).split(/\s+/).filter(Boolean))
  const passive = { passive: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  drawn.addEventListener(
    'touchstart',
    ({ touches: [finger] }) => {
      from = { x: finger?.clientX ?? 0, y: finger?.clientY ?? 0 }
      drawn.classList.add(...hover())
      timer = setTimeout(() => fire('longpress', {}, false), LONG_PRESS)
    },
    passive,
  )
  drawn.addEventListener(
    'touchmove',
    ({ touches: [finger] }) => {
      if (Math.hypot((finger?.clientX ?? 0) - from.x, (finger?.clientY ?? 0) - from.y) > STILL) clearTimeout(timer)
    },
    passive,
  )
  for (const end of ['touchend', 'touchcancel']) {
    drawn.addEventListener(
      end,
      () => {
        clearTimeout(timer)
        setTimeout(() => drawn.classList.remove(...hover()), Number(data().hoverStayTime))
      },
      passive,
    )
  }
  for (const name of ['transitionend', 'animationstart', 'animationiteration', 'animationend'] as const) {
    drawn.addEventListener(name, (event) => {
      if (event.target === drawn) fire(name, { elapsedTime: event.elapsedTime })
    })
  }
}
