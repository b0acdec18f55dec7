import type { MouseEvent, ReactNode } from 'react'
import { addressOf, go } from '../client/address'

/** A link to another page of the counter; with a key held down the browser opens it in a tab of its own. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={addressOf(to)} onClick={open}>
      {children}
    </a>
  )
}
