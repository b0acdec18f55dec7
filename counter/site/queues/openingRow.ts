import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react'

/** A row of a queue opens its entry wherever it is pressed, but for what in it is pressed by itself; with the focus on it by Enter, too. */
export const openingRow = (props: HTMLAttributes<HTMLElement>, open: () => void): HTMLAttributes<HTMLElement> => ({
  ...props,
  tabIndex: 0,
  onClick: ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a, button')) open()
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    event.stopPropagation()
    open()
  },
})
