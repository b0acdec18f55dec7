import { useEffect, useState } from 'react'

/** Counts seconds down to zero by the clock, so that a sleeping page does not lengthen the wait; none at all stops the count. */
export function useSeconds() {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    // A tick may have come between the stop and this.
    setLeft(0)
    if (!until) return undefined
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setUntil(seconds && Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return { left, start }
}
