import { flag, size, type Define } from './define'

/** A finger has to move so many pixels to turn a page. */
const SWIPE = 40

export function defineSwiper(define: Define) {
  define('swiper', {
    properties: {
      current: size(),
      autoplay: flag(),
      interval: size(5000),
      duration: size(500),
      circular: flag(),
      vertical: flag(),
      indicatorDots: flag(),
      displayMultipleItems: size(1),
    },
    drawn({ data, drawn, fire }) {
      let current = 0
      const show = (wanted: number, source?: 'touch' | 'autoplay') => {
        const items = [...drawn.querySelectorAll<HTMLElement>(':scope > wx-swiper-item')]
        if (!items.length) return
        const next = ((wanted % items.length) + items.length) % items.length
        const isOther = next !== current
        current = next
        items.forEach((item, place) => void (item.style.transform = `translate${data().vertical ? 'Y' : 'X'}(${(place - next) * 100}%)`))
        if (isOther && source) fire('change', { current, currentItemId: '', source })
      }
      new MutationObserver(() => show(current)).observe(drawn, { childList: true })
      let from = 0
      drawn.addEventListener('touchstart', (event) => void (from = event.touches[0]?.clientX ?? 0), { passive: true })
      drawn.addEventListener(
        'touchend',
        (event) => {
          const moved = (event.changedTouches[0]?.clientX ?? from) - from
          if (Math.abs(moved) > SWIPE) show(current + (moved < 0 ? 1 : -1), 'touch')
        },
        { passive: true },
      )
      setInterval(() => {
        if (data().autoplay && drawn.isConnected) show(current + 1, 'autoplay')
      }, Number(data().interval))
      return { current: (value) => show(Number(value)) }
    },
  })
}
