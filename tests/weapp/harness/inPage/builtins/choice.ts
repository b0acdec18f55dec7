import { words, type Builtin } from './builtin'
import { builtinAt, flag, text, type Define, type Plan } from './define'

/** What checkbox, radio and switch have in common: on or off, told to the group around it. */
export const choicePlan = (choose: (self: Builtin) => void): Plan => ({
  properties: { value: text(), checked: flag(), disabled: flag(), color: text(), name: text() },
  drawn(self) {
    const { data, drawn } = self
    drawn.addEventListener('click', () => {
      if (!data().disabled) choose(self)
    })
    return {
      updates: {
        checked: (value) => void drawn.toggleAttribute('checked', value === true),
        disabled: (value) => void drawn.toggleAttribute('disabled', value === true),
      },
      calls: { tap: () => drawn.click() },
      value: () => drawn.hasAttribute('checked'),
    }
  },
})

/** The group of choices around them: tells of a change with the values that are on. */
export function defineGroup(define: Define, tag: string, { item, valueOf }: { item: string; valueOf: (on: string[]) => unknown }) {
  define(tag, {
    properties: { name: text() },
    drawn({ drawn, fire }) {
      const on = () => [...drawn.querySelectorAll(`${item}[checked]`)].map((one) => words(builtinAt(one)?.data.value))
      drawn.addEventListener('chosen', () => fire('change', { value: valueOf(on()) }))
      return { value: () => valueOf(on()) }
    },
  })
}

export const tellGroup = (drawn: Element, tag: string) => drawn.closest(tag)?.dispatchEvent(new CustomEvent('chosen'))
