import { flag, text, words, type Builtin, type Define } from './define'

type Choice = { value: () => string; isOn: () => boolean; set: (on: boolean) => void }
const choices = new WeakMap<Element, Choice>()

/** Buttons, forms, labels, switches, and what is chosen one or several of. */
export function defineChoices(define: Define) {
  define('button', {
    properties: {
      type: text('default'),
      size: text('default'),
      plain: flag(),
      disabled: flag(),
      loading: flag(),
      formType: text(),
      openType: text(),
    },
    drawn({ data, drawn }) {
      drawn.addEventListener('click', () => {
        if (!data().disabled && data().formType) drawn.closest('wx-form')?.dispatchEvent(new CustomEvent(`form-${words(data().formType)}`))
      })
      return { disabled: (value) => void drawn.toggleAttribute('disabled', value === true) }
    },
  })
  define('form', {
    drawn({ drawn, fire }) {
      drawn.addEventListener('form-submit', () => fire('submit', { value: {} }))
      drawn.addEventListener('form-reset', () => fire('reset'))
      return undefined
    },
  })
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
  defineChoice(define, 'switch', (own, { fire }) => {
    own.set(!own.isOn())
    fire('change', { value: own.isOn() })
  })
  defineChoice(define, 'checkbox', (own, { drawn }) => {
    own.set(!own.isOn())
    drawn.closest('wx-checkbox-group')?.dispatchEvent(new CustomEvent('chosen'))
  })
  defineChoice(define, 'radio', (own, { drawn }) => {
    const group = drawn.closest('wx-radio-group')
    for (const other of group?.querySelectorAll('wx-radio') ?? []) choices.get(other)?.set(false)
    own.set(true)
    group?.dispatchEvent(new CustomEvent('chosen'))
  })
  for (const [group, item] of [
    ['checkbox-group', 'wx-checkbox'],
    ['radio-group', 'wx-radio'],
  ] as const) {
    define(group, {
      properties: { name: text() },
      drawn({ drawn, fire }) {
        drawn.addEventListener('chosen', () => {
          const on = [...drawn.querySelectorAll(item)].flatMap((one) => choices.get(one) ?? []).filter((one) => one.isOn())
          const values = on.map((one) => one.value())
          fire('change', { value: group === 'radio-group' ? (values[0] ?? '') : values })
        })
        return undefined
      },
    })
  }
}

function defineChoice(define: Define, tag: string, choose: (own: Choice, self: Builtin) => void) {
  define(tag, {
    properties: { value: text(), checked: flag(), disabled: flag(), color: text(), name: text() },
    drawn(self) {
      const { data, drawn } = self
      const own: Choice = {
        value: () => words(data().value),
        isOn: () => drawn.hasAttribute('checked'),
        set: (on) => void drawn.toggleAttribute('checked', on),
      }
      choices.set(drawn, own)
      drawn.addEventListener('click', () => {
        if (!data().disabled) choose(own, self)
      })
      return { checked: (value) => own.set(value === true) }
    },
  })
}
