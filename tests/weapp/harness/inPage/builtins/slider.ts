import { flag, size, text, type Define } from './define'

export const defineSlider = (define: Define) =>
  define('slider', {
    properties: { value: size(), min: size(), max: size(100), step: size(1), disabled: flag(), name: text() },
    drawn({ drawn, fire }) {
      const range = drawn.appendChild(document.createElement('input'))
      range.type = 'range'
      range.addEventListener('change', () => fire('change', { value: Number(range.value) }))
      range.addEventListener('input', () => fire('changing', { value: Number(range.value) }))
      return {
        updates: {
          min: (value) => void (range.min = String(value)),
          max: (value) => void (range.max = String(value)),
          step: (value) => void (range.step = String(value)),
          value: (value) => void (range.value = String(value)),
          disabled: (value) => void (range.disabled = value === true),
        },
        calls: {
          slideTo(value: number) {
            range.value = String(value)
            range.dispatchEvent(new Event('change'))
          },
        },
        value: () => Number(range.value),
      }
    },
  })
