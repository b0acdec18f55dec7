import { choicePlan, defineGroup, tellGroup } from './choice'
import type { Define } from './define'

export function defineRadio(define: Define) {
  const plan = choicePlan(({ drawn }) => {
    for (const other of drawn.closest('wx-radio-group')?.querySelectorAll('wx-radio') ?? []) other.removeAttribute('checked')
    drawn.setAttribute('checked', '')
    tellGroup(drawn, 'wx-radio-group')
  })
  define('radio', plan)
  defineGroup(define, 'radio-group', { item: 'wx-radio', valueOf: ([first = '']) => first })
}
