import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the header has room for what a page says of itself; null until it is drawn. */
const Place = createContext<HTMLElement | null | undefined>(undefined)
export const HeadFactsPlace = Place.Provider

/** What a page says of itself in the counter's header; without a header, where it stands. */
export function HeadFacts({ children }: { children: ReactNode }) {
  const place = useContext(Place)
  if (place === undefined) return <div className="head-facts">{children}</div>
  return place && createPortal(children, place)
}
