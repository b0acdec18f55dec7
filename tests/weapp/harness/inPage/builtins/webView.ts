import { words } from './builtin'
import { text, type Define } from './define'
import { isListed } from '../wx/domains'

/** Another site over the whole page, whatever else the page draws; a domain that is no business domain is not opened. */
export const defineWebView = (define: Define) =>
  define('web-view', {
    properties: { src: text() },
    drawn({ drawn, fire }) {
      const frame = drawn.appendChild(document.createElement('iframe'))
      frame.addEventListener('load', () => frame.src && fire('load', { src: frame.src }))
      return {
        updates: {
          src(value) {
            const src = words(value)
            if (src === '') return
            if (isListed(src)) {
              frame.src = src
              return
            }
            drawn.append(Object.assign(document.createElement('p'), { textContent: `无法打开该页面：不支持打开 ${src}` }))
            fire('error', { url: src })
          },
        },
      }
    },
  })
