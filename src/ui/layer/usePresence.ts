import { useEffect, useState } from 'react'

/** Milliseconds a sheet or dialog takes to come and to go (specification 1, section 9). */
export const MODAL = 300

/** Keeps something on the page while it leaves: `here` until it is gone, `shown` while it stands or comes. */
export function usePresence(open: boolean): { here: boolean; shown: boolean } {
  const [here, setHere] = useState(open)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (open) {
      setHere(true)
      // The first picture is drawn outside, the next one inside: that is what slides.
      const timer = setTimeout(() => setShown(true), 20)
      return () => clearTimeout(timer)
    }
    setShown(false)
    const timer = setTimeout(() => setHere(false), MODAL)
    return () => clearTimeout(timer)
  }, [open])
  return { here: here || open, shown: shown && open }
}
