import { useEffect, useState } from 'react'
import { observe } from '../element/seen'

/** Whether the page has left its top, told by a mark of one point that stands there. */
export function useScrolled(markId: string): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => observe(markId, 0, ({ near }) => setScrolled(!near)), [markId])
  return scrolled
}
