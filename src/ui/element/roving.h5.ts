import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys move through the members of a group and choose as they go, Home and End jump; Tab enters and leaves the group as one stop. */
export function roving(role: 'tab' | 'radio') {
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="${role}"]:not(:disabled)`)]
      const at = all.indexOf(document.activeElement as HTMLElement)
      const by = STEPS[event.key]
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : by === undefined || at < 0
              ? -1
              : (at + by + all.length) % all.length
      if (to < 0) return
      event.preventDefault()
      all[to]?.focus()
      all[to]?.click()
    },
  }
}
