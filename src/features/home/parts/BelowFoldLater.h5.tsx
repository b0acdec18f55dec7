import { Failure } from '@/ui/Failure'
import { later } from '@/ui/later'
import { Skeleton } from '@/ui/Skeleton'
import type { BelowFoldProps } from './BelowFold'

const useBelowFold = later(async () => (await import('./BelowFold')).BelowFold)

/** What stands below the first screen is fetched when the first screen is there: a fifth less JavaScript before it. */
export function BelowFoldLater(props: BelowFoldProps) {
  const { Part, failed, load } = useBelowFold()
  if (Part) return <Part {...props} />
  return failed ? <Failure compact onRetry={load} /> : <Skeleton rows={4} />
}
