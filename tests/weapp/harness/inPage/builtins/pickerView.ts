import { anything, text, type Define } from './define'

/** Columns to be turned; each shows its rows below one another and scrolls to the one that is chosen. */
export const definePickerView = (define: Define) => {
  define('picker-view-column')
  define('picker-view', {
    properties: { value: anything([]), indicatorStyle: text(), maskStyle: text(), name: text() },
    drawn({ data, drawn, fire }) {
      const columns = () => [...drawn.querySelectorAll<HTMLElement>('wx-picker-view-column')]
      const rowHeight = (column: HTMLElement) => column.firstElementChild?.clientHeight || 1
      const standing = () => columns().map((column) => Math.round(column.scrollTop / rowHeight(column)))
      /** The chosen row stands in the middle, the first one and the last one too. */
      const turn = (column: HTMLElement, place: number) => {
        column.style.padding = `${Math.max(0, (drawn.clientHeight - rowHeight(column)) / 2)}px 0`
        column.scrollTop = rowHeight(column) * place
      }
      let last = ''
      drawn.addEventListener(
        'scrollend',
        () => {
          const value = standing()
          if (String(value) !== last && String(value) !== String(data().value)) fire('change', { value })
          last = String(value)
        },
        true,
      )
      return {
        updates: {
          value: (value) =>
            void requestAnimationFrame(() => columns().forEach((column, place) => turn(column, (value as number[])[place] ?? 0))),
        },
        value: standing,
      }
    },
  })
}
