import { words } from './builtin'
import { flag, size, text, type Plan } from './define'

const KEYBOARDS: Record<string, string> = { number: 'numeric', digit: 'decimal' }

/** What input and textarea have in common. The page's value wins over what stands in the field; so does what its method answers. */
export const fieldPlan = (tag: 'input' | 'textarea'): Plan => ({
  properties: {
    ...{ value: text(), type: text('text'), password: flag(), placeholder: text(), placeholderClass: text(), placeholderStyle: text() },
    ...{ disabled: flag(), maxlength: size(140), focus: flag(), confirmType: text('done'), cursor: size(-1), autoHeight: flag() },
    ...{ name: text(), cursorSpacing: size(), adjustPosition: flag(true) },
  },
  drawn({ data, drawn, fire, ask }) {
    const field = drawn.appendChild(document.createElement(tag))
    const hint = drawn.insertBefore(document.createElement('div'), field)
    const showHint = () => void (hint.hidden = field.value !== '')
    const put = (value: string) => {
      if (field.value !== value) field.value = value
      showHint()
    }
    const typed = () => ({ value: field.value, cursor: field.selectionStart ?? field.value.length })
    field.addEventListener('input', (event) => {
      event.stopPropagation()
      showHint()
      const answer = ask('input', { ...typed(), keyCode: 0 })
      const value = typeof answer === 'object' && answer !== null ? (answer as { value?: unknown }).value : answer
      if (typeof value === 'string') put(value)
    })
    field.addEventListener('focus', () => fire('focus', { value: field.value, height: 0 }))
    field.addEventListener('blur', () => fire('blur', typed()))
    field.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Enter' && tag === 'input') fire('confirm', { value: field.value })
    })
    if (tag === 'textarea')
      field.addEventListener('input', () => fire('linechange', { height: field.scrollHeight, lineCount: field.value.split('\n').length }))
    return {
      updates: {
        value: (value) => put(words(value)),
        placeholder: (value) => void (hint.textContent = words(value)),
        placeholderClass: (value) => void (hint.className = `hint ${words(value)}`),
        placeholderStyle: (value) => hint.setAttribute('style', words(value)),
        disabled: (value) => void (field.disabled = value === true),
        autoHeight: (value) => void drawn.toggleAttribute('auto-height', value === true),
        maxlength(value) {
          if (Number(value) >= 0) field.maxLength = Number(value)
          else field.removeAttribute('maxlength')
        },
        password(value) {
          if (field instanceof HTMLInputElement) field.type = value ? 'password' : 'text'
        },
        type: (value) => void (field.inputMode = KEYBOARDS[words(value)] ?? 'text'),
        focus(value) {
          if (value) field.focus()
          else if (document.activeElement === field) field.blur()
        },
      },
      calls: {
        /** As if typed at once: no more than the field takes. */
        input(value: string) {
          if (data().disabled) throw new Error('the field is disabled')
          field.value = field.maxLength >= 0 ? value.slice(0, field.maxLength) : value
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        },
        confirm: () => fire('confirm', { value: field.value }),
        value: () => field.value,
      },
      value: () => field.value,
    }
  },
})
