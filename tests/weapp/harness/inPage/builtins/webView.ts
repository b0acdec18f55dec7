import { words } from './builtin'
import { text, type Define } from './define'

/** Another site over the whole page, whatever else the page draws. */
export const defineWebView = (define: Define) =>
  define('web-view', {
    properties: { src: text() },
    drawn({ drawn, fire }) {
      const frame = drawn.appendChild(document.createElement('iframe'))
      frame.addEventListener('load', () => frame.src && fire('load', { src: frame.src }))
      return {
        updates: {
          src(value) {
            if (words(value)) frame.src = words(value)
          },
        },
      }
    },
  })
