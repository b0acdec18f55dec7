import { forgetContainer, showContainer } from '../wayBack'
import { flag, size, text, type Define } from './define'

/**
 * A page that is none: while it is shown, a step back closes it and the page stays. `show` is not set back by that: who wants it again says no
 * first, then yes.
 */
export const definePageContainer = (define: Define) =>
  define('page-container', {
    properties: {
      ...{ show: flag(), duration: size(300), zIndex: size(100), overlay: flag(true), position: text('bottom'), round: flag() },
      ...{ closeOnSlideDown: flag(), overlayStyle: text(), customStyle: text() },
    },
    drawn({ data, drawn, fire }) {
      const container = { drawn, leave }
      let isShown = false
      let wasAsked = false
      function enter() {
        if (!showContainer(container)) return
        isShown = true
        drawn.hidden = false
        later(['beforeenter', 'enter'], 'afterenter')
      }
      function leave() {
        forgetContainer(container)
        isShown = false
        later(['beforeleave', 'leave'], 'afterleave')
      }
      function later(first: readonly string[], last: string) {
        setTimeout(() => first.forEach((name) => fire(name)))
        setTimeout(
          () => {
            drawn.hidden = !isShown
            fire(last)
          },
          Number(data().duration) + 1,
        )
      }
      return {
        updates: {
          show(value) {
            const isAsked = value === true
            if (isAsked === wasAsked) return
            wasAsked = isAsked
            if (isAsked) enter()
            else if (isShown) leave()
          },
        },
        gone: () => forgetContainer(container),
      }
    },
  })
