import { choicePlan } from './choice'
import type { Define } from './define'

export function defineSwitch(define: Define) {
  const plan = choicePlan(({ drawn, fire }) => {
    drawn.toggleAttribute('checked')
    fire('change', { value: drawn.hasAttribute('checked') })
  })
  define('switch', plan)
}
