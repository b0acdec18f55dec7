import { words } from './builtin'
import { text, type Define } from './define'

/** A tap on it is a tap on the choice it belongs to. */
export const defineLabel = (define: Define) =>
  define('label', {
    properties: { for: text() },
    drawn({ data, drawn }) {
      drawn.addEventListener('click', (event) => {
        const target = data().for
          ? document.getElementById(words(data().for))
          : drawn.querySelector<HTMLElement>('wx-checkbox,wx-radio,wx-switch,wx-input,wx-button')
        if (target && !target.contains(event.target as Node)) target.click()
      })
      return undefined
    },
  })
