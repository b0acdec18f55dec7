import { useEffect, useState } from 'react'
import { watchLeaving } from '@/platform/leaving'
import { useOnTop } from '@/ui/element/useOnTop'

/** Whether somebody looks at this page: it is on top, and the shop is not in the background. */
export function useLooked(): boolean {
  const isOnTop = useOnTop()
  const [isAway, setAway] = useState(false)
  useEffect(
    () =>
      watchLeaving(
        () => setAway(true),
        () => setAway(false),
      ),
    [],
  )
  return isOnTop && !isAway
}
