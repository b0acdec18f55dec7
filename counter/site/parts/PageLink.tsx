import type { MouseEvent, ReactNode } from 'react'
import { addressOf, go } from '../client/address'

type Props = {
  to: string
  children: ReactNode
  className?: string
  /** In full, where the link shows less. */ title?: string
  isCurrent?: boolean
}

/** A link to another page of the counter; with a key held down the browser opens it in a tab of its own. */
export function PageLink({ to, children, className, title, isCurrent = false }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={addressOf(to)} className={className} title={title} aria-current={isCurrent ? 'page' : undefined} onClick={open}>
      {children}
    </a>
  )
}
