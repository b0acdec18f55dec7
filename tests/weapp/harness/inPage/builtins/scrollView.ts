import { anything, flag, text, words, type Define } from './define'

export function defineScrollView(define: Define) {
  define('scroll-view', {
    properties: {
      ...{
        scrollX: flag(),
        scrollY: flag(),
        scrollTop: anything(),
        scrollLeft: anything(),
        scrollIntoView: text(),
        upperThreshold: anything(50),
      },
      ...{ lowerThreshold: anything(50), scrollWithAnimation: flag(), refresherEnabled: flag(), refresherTriggered: flag() },
    },
    drawn(self) {
      const { drawn, fire } = self
      let wasNearEnd = false
      drawn.addEventListener(
        'scroll',
        () => {
          const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = drawn
          fire('scroll', { scrollTop, scrollLeft, scrollHeight, scrollWidth })
          const left = self.data().scrollY ? scrollHeight - clientHeight - scrollTop : scrollWidth - clientWidth - scrollLeft
          const isNearEnd = left <= Number(self.data().lowerThreshold)
          if (isNearEnd && !wasNearEnd) fire('scrolltolower', { direction: self.data().scrollY ? 'bottom' : 'right' })
          wasNearEnd = isNearEnd
        },
        { passive: true },
      )
      const given = (value: unknown) => value !== null && value !== undefined && value !== ''
      return {
        scrollX: (value) => void (drawn.style.overflowX = value ? 'auto' : 'hidden'),
        scrollY: (value) => void (drawn.style.overflowY = value ? 'auto' : 'hidden'),
        scrollTop(value) {
          if (given(value)) drawn.scrollTop = Number(value)
        },
        scrollLeft(value) {
          if (given(value)) drawn.scrollLeft = Number(value)
        },
        scrollIntoView(value) {
          if (value) requestAnimationFrame(() => drawn.querySelector(`#${CSS.escape(words(value))}`)?.scrollIntoView())
        },
      }
    },
  })
}
