import { choicePlan, defineGroup, tellGroup } from './choice'
import type { Define } from './define'

export function defineCheckbox(define: Define) {
  const plan = choicePlan(({ drawn }) => {
    drawn.toggleAttribute('checked')
    tellGroup(drawn, 'wx-checkbox-group')
  })
  define('checkbox', plan)
  defineGroup(define, 'checkbox-group', { item: 'wx-checkbox', valueOf: (on) => on })
}
