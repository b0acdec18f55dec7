import { useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ScreenHost } from './screenHost'

/** Draws above everything else of its page, wherever in the page it is written. */
export function Layer({ children }: { children: ReactNode }) {
  const host = useContext(ScreenHost)
  return createPortal(children, host ?? document.body)
}
