import { useEffect, useState } from 'react'
import { UNCOVERED_SECONDS } from '../../contract/uncover'
import { SECOND } from '../../../src/lib/duration'
import { useLocked } from '../client/lock'

type Shown = { value: string; until: number }

/** A value in clear, for a minute and as long as somebody is at the desk. It stands in this state alone: in no cache, address, storage or log. */
export function useUncovered(onHide: () => void) {
  const [shown, setShown] = useState<Shown>()
  const [secondsLeft, setSecondsLeft] = useState(UNCOVERED_SECONDS)
  const isLocked = useLocked()
  if (shown && isLocked) setShown(undefined)
  const hide = () => {
    onHide()
    setShown(undefined)
  }
  useEffect(() => {
    if (!shown) return
    const timer = setInterval(() => {
      const left = Math.ceil((shown.until - Date.now()) / SECOND)
      setSecondsLeft(left)
      if (left > 0) return
      onHide()
      setShown(undefined)
    }, SECOND)
    return () => clearInterval(timer)
  }, [shown, onHide])
  const show = (value: string) => {
    setSecondsLeft(UNCOVERED_SECONDS)
    setShown({ value, until: Date.now() + UNCOVERED_SECONDS * SECOND })
  }
  return { value: shown?.value, secondsLeft, show, hide }
}
