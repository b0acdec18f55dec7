import { flag, size, text, words, type Define } from './define'

const KEYBOARDS: Record<string, string> = { number: 'numeric', digit: 'decimal' }

/** What is typed arrives as `detail.value`; the page's value wins over what stands in the field. */
export function defineFields(define: Define) {
  for (const tag of ['input', 'textarea'] as const) {
    define(tag, {
      properties: {
        ...{ value: text(), type: text('text'), password: flag(), placeholder: text(), placeholderClass: text(), placeholderStyle: text() },
        ...{ disabled: flag(), maxlength: size(140), focus: flag(), confirmType: text('done'), cursor: size(-1), autoHeight: flag() },
        ...{ name: text(), cursorSpacing: size(), adjustPosition: flag(true) },
      },
      drawn({ drawn, fire }) {
        const field = drawn.appendChild(document.createElement(tag))
        const typed = () => ({ value: field.value, cursor: field.selectionStart ?? field.value.length })
        field.addEventListener('input', (event) => {
          event.stopPropagation()
          fire('input', { ...typed(), keyCode: 0 })
        })
        field.addEventListener('focus', () => fire('focus', { value: field.value, height: 0 }))
        field.addEventListener('blur', () => fire('blur', typed()))
        field.addEventListener('keydown', (event) => {
          if ((event as KeyboardEvent).key === 'Enter' && tag === 'input') fire('confirm', { value: field.value })
        })
        return {
          value(value) {
            if (field.value !== words(value)) field.value = words(value)
          },
          placeholder: (value) => void (field.placeholder = String(value)),
          disabled: (value) => void (field.disabled = value === true),
          maxlength(value) {
            if (Number(value) >= 0) field.maxLength = Number(value)
            else field.removeAttribute('maxlength')
          },
          password(value) {
            if (field instanceof HTMLInputElement) field.type = value ? 'password' : 'text'
          },
          type: (value) => void (field.inputMode = KEYBOARDS[String(value)] ?? 'text'),
          focus(value) {
            if (value) field.focus()
            else if (document.activeElement === field) field.blur()
          },
        }
      },
    })
  }
}
