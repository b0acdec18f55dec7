import { words } from './builtin'
import { anything, flag, text, type Define } from './define'

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

/** Scrolls within its own box, never the page around it, and tells where it stands, and when an end comes near. */
export const defineScrollView = (define: Define) =>
  define('scroll-view', {
    properties: {
      ...{ scrollX: flag(), scrollY: flag(), scrollTop: anything(), scrollLeft: anything(), scrollIntoView: text() },
      ...{ upperThreshold: anything(50), lowerThreshold: anything(50), scrollWithAnimation: flag() },
      ...{ refresherEnabled: flag(), refresherTriggered: flag(), enhanced: flag(), showScrollbar: flag(true) },
    },
    drawn({ data, drawn, fire }) {
      const was = { start: true, end: false, left: 0, top: 0 }
      const tell = () => {
        const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = drawn
        const moved = { deltaX: was.left - scrollLeft, deltaY: was.top - scrollTop }
        fire('scroll', { scrollTop, scrollLeft, scrollHeight, scrollWidth, ...moved })
        const down = data().scrollY === true
        const isAtEnd =
          (down ? scrollHeight - clientHeight - scrollTop : scrollWidth - clientWidth - scrollLeft) <= Number(data().lowerThreshold)
        const isAtStart = (down ? scrollTop : scrollLeft) <= Number(data().upperThreshold)
        if (isAtEnd && !was.end) fire('scrolltolower', { direction: down ? 'bottom' : 'right' })
        if (isAtStart && !was.start) fire('scrolltoupper', { direction: down ? 'top' : 'left' })
        Object.assign(was, { start: isAtStart, end: isAtEnd, left: scrollLeft, top: scrollTop })
      }
      drawn.addEventListener('scroll', tell, { passive: true })
      return {
        updates: {
          scrollX: (value) => void (drawn.style.overflowX = value ? 'auto' : 'hidden'),
          scrollY: (value) => void (drawn.style.overflowY = value ? 'auto' : 'hidden'),
          scrollTop(value) {
            if (isGiven(value)) drawn.scrollTop = Number(value)
          },
          scrollLeft(value) {
            if (isGiven(value)) drawn.scrollLeft = Number(value)
          },
          scrollIntoView(value) {
            if (!value) return
            requestAnimationFrame(() => {
              const to = drawn.querySelector(`#${CSS.escape(words(value))}`)?.getBoundingClientRect()
              if (!to) return
              const box = drawn.getBoundingClientRect()
              if (data().scrollX === true) drawn.scrollLeft += to.left - box.left
              if (data().scrollY === true) drawn.scrollTop += to.top - box.top
            })
          },
          refresherTriggered(value) {
            if (value) fire('refresherrefresh')
            else fire('refresherrestore')
          },
        },
        calls: {
          scrollTo: (left: number, top: number) => drawn.scrollTo(left, top),
          scrollTop: () => drawn.scrollTop,
          scrollLeft: () => drawn.scrollLeft,
          scrollWidth: () => drawn.scrollWidth,
          scrollHeight: () => drawn.scrollHeight,
        },
      }
    },
  })
