import { words } from './builtin'
import { flag, size, text, builtinAt, type Define } from './define'

/** A finger has to move so many pixels to turn a page. */
const SWIPE = 40

export const defineSwiper = (define: Define) =>
  define('swiper', {
    properties: {
      ...{ current: size(), autoplay: flag(), interval: size(5000), duration: size(500), circular: flag(), vertical: flag() },
      ...{ indicatorDots: flag(), displayMultipleItems: size(1), currentItemId: text() },
      ...{ previousMargin: text('0px'), nextMargin: text('0px') },
    },
    drawn({ data, drawn, fire }) {
      let current = 0
      const items = () => [...drawn.querySelectorAll<HTMLElement>(':scope > wx-swiper-item')]
      const show = (wanted: number, source?: 'touch' | 'autoplay') => {
        const all = items()
        if (!all.length) return
        const turned = ((wanted % all.length) + all.length) % all.length
        const next = data().circular || source === 'autoplay' ? turned : Math.min(Math.max(wanted, 0), all.length - 1)
        const isOther = next !== current
        current = next
        const { vertical, circular } = data()
        const [before, after] = [words(data().previousMargin), words(data().nextMargin)]
        all.forEach((item, place) => {
          // In a circle the last slide lies before the first.
          const away = circular ? ((place - next + all.length + 1) % all.length) - 1 : place - next
          item.style.inset = vertical ? `${before} 0 ${after}` : `0 ${after} 0 ${before}`
          item.style.transform = `translate${vertical ? 'Y' : 'X'}(${away * 100}%)`
        })
        const own = all[next]
        const detail = { current, currentItemId: words(own && builtinAt(own)?.data.itemId), source }
        if (isOther && source) {
          fire('change', detail)
          setTimeout(() => fire('animationfinish', detail), Number(data().duration))
        }
      }
      const watching = new MutationObserver(() => show(current))
      watching.observe(drawn, { childList: true })
      let from = { x: 0, y: 0 }
      drawn.addEventListener('touchstart', ({ touches: [finger] }) => void (from = { x: finger?.clientX ?? 0, y: finger?.clientY ?? 0 }), {
        passive: true,
      })
      drawn.addEventListener(
        'touchend',
        ({ changedTouches: [finger] }) => {
          const moved = data().vertical ? (finger?.clientY ?? 0) - from.y : (finger?.clientX ?? 0) - from.x
          if (Math.abs(moved) > SWIPE) show(current + (moved < 0 ? 1 : -1), 'touch')
        },
        { passive: true },
      )
      let turning: ReturnType<typeof setInterval> | undefined
      const turn = () => {
        clearInterval(turning)
        if (data().autoplay) turning = setInterval(() => show(current + 1, 'autoplay'), Number(data().interval))
      }
      return {
        updates: {
          ...{ current: (value) => show(Number(value)), autoplay: turn, interval: turn },
          ...{ previousMargin: () => show(current), nextMargin: () => show(current) },
        },
        calls: { swipeTo: (place: number) => show(place, 'touch') },
        gone() {
          clearInterval(turning)
          watching.disconnect()
        },
      }
    },
  })
