import { useEffect, useState } from 'react'
import { SECOND } from '../../../src/lib/duration'

const TICK_MS = 20 * SECOND

/** Milliseconds now, anew often enough for what is told in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
