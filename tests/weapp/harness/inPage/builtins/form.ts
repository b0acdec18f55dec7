import { words } from './builtin'
import { builtinAt, type Define } from './define'

/** Submitting brings the named fields' values together. */
export const defineForm = (define: Define) =>
  define('form', {
    drawn({ drawn, fire }) {
      drawn.addEventListener('form-submit', () => {
        const fields = [...drawn.querySelectorAll('*')].flatMap((one) => builtinAt(one) ?? [])
        const named = fields.filter(({ data, behaviour }) => words(data.name) !== '' && behaviour.value)
        fire('submit', { value: Object.fromEntries(named.map(({ data, behaviour }) => [words(data.name), behaviour.value?.()])) })
      })
      drawn.addEventListener('form-reset', () => fire('reset'))
      return undefined
    },
  })
